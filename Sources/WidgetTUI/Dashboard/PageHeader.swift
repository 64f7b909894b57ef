import FoundationEssentials
import WidgetLayout
import WidgetTimeline

/// The first row of a screen: the page's name on the left, the date and the time on the right.
///
/// Of a moment that has passed, they are in the colour of a warning.
struct PageHeader {
  private let name: String
  private let words: [String]
  private let role: Role

  init(_ name: String, at date: Date, isPresent: Bool) {
    self.name = name
    let time = LocalTime(date)
    words = ["\(time.date)  \(time.hourAndMinute)", time.hourAndMinute]
    role = isPresent ? .text : .warn
  }

  /// Draws the row; the date gives way to the name, and the end of the name to the time.
  func draw(in rect: Rect, with painter: inout Painter) {
    let line = rect.inset(columns: 1, rows: 0)
    let nameWidth = Painter.width(of: name)
    let whole = words.first { nameWidth + 3 + Painter.width(of: $0) <= line.width }
    guard let time = whole ?? words.last else { return }
    let width = min(line.width, Painter.width(of: time))
    let style = painter.number(of: Style(foreground: .role(role)))
    painter.write(time, x: line.maxX - width, y: line.y, width: width, style: style)
    let rest = line.width - width - 3
    guard rest > 0 else { return }
    let bold = painter.number(of: Style(foreground: .role(.title), attributes: .bold))
    painter.write(name.cut(toColumns: rest), x: line.x, y: line.y, width: rest, style: bold)
  }
}
