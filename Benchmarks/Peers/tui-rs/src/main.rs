// Prints microseconds a frame, medians: the board drawn on tui-rs' test back end with every cell
// changed, and the same from a new terminal to text, compared with a golden string.
use std::time::Instant;
use tui::backend::TestBackend;
use tui::layout::Rect;
use tui::style::{Color, Modifier, Style};
use tui::text::{Span, Spans};
use tui::widgets::{Paragraph, Sparkline};
use tui::Terminal;

fn hash(i: i32, t: i32) -> u32 {
    (i as u32).wrapping_mul(2654435761).wrapping_add((t as u32).wrapping_mul(40503))
}

fn sample(i: i32, t: i32) -> i32 {
    let phase = (3 * t + 11 * i) % 200;
    (if phase < 100 { phase } else { 200 - phase }) * 83 / 100 + ((hash(i, t) >> 8) % 17) as i32
}

fn draw(terminal: &mut Terminal<TestBackend>, frame: i32) {
    terminal
        .draw(|screen| {
            for i in 0..24 {
                let t = 1000 + frame;
                let change = sample(i, t) - sample(i, t - 1);
                let (x, y) = ((i % 4) as u16 * 50 + 5, (i / 4) as u16 * 10);
                let color = if change < 0 { Color::Red } else { Color::Green };
                let dim = Style::default().fg(Color::Gray);
                let title = format!("metric-{:<29}live", i);
                let value = format!("{}.{}", sample(i, t), hash(i, t) % 100);
                let text = format!("{} {} %", if change < 0 { "▼" } else { "▲" }, change);
                let bold = Style::default().add_modifier(Modifier::BOLD);
                screen.render_widget(
                    Paragraph::new(vec![
                        Spans::from(Span::styled(title, dim)),
                        Spans::from(Span::styled(value, bold)),
                        Spans::from(Span::styled(text, Style::default().fg(color))),
                    ]),
                    Rect { x, y, width: 40, height: 3 },
                );
                let points: Vec<u64> = (0..40).map(|k| sample(i, t - 39 + k) as u64).collect();
                screen.render_widget(
                    Sparkline::default().data(&points).max(100).style(Style::default().fg(Color::Cyan)),
                    Rect { x, y: y + 4, width: 40, height: 5 },
                );
            }
        })
        .unwrap();
}

fn median(mut run: impl FnMut(i32)) -> f64 {
    let mut times: Vec<f64> = (0..501)
        .map(|frame| {
            let start = Instant::now();
            run(frame);
            start.elapsed().as_secs_f64() * 1e6
        })
        .collect();
    times.sort_by(|a, b| a.total_cmp(b));
    times[times.len() / 2]
}

fn text(terminal: &Terminal<TestBackend>) -> String {
    let mut text = String::with_capacity(40_000);
    for (index, cell) in terminal.backend().buffer().content.iter().enumerate() {
        text.push_str(&cell.symbol);
        if index % 200 == 199 {
            text.push('\n');
        }
    }
    text
}

fn main() {
    let mut terminal = Terminal::new(TestBackend::new(200, 60)).unwrap();
    let frame = median(|number| draw(&mut terminal, number));
    let mut golden = String::new();
    let picture = median(|_| {
        let mut terminal = Terminal::new(TestBackend::new(200, 60)).unwrap();
        draw(&mut terminal, 0);
        let text = text(&terminal);
        if golden.is_empty() {
            golden = text;
        } else {
            assert!(text == golden);
        }
    });
    println!("{frame:.1} {picture:.1}");
}
