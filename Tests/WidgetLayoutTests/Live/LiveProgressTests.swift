import FoundationEssentials
import Testing
import WidgetLayout
import WidgetTesting

/// A custom style.
private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
  }
}

@MainActor
@Suite("Progress through time")
struct LiveProgressTests {
  private let now = Date.reference
  /// An interval of which a quarter has passed.
  private var interval: ClosedRange<Date> { now - 100...now + 300 }

  @Test("A bar counts down or up, with the time below it")
  func pictures() {
    let down = Drawn(ProgressView(timerInterval: interval), columns: 20, rows: 2)
    #expect(down.text == "━━━━━━━━━━━━━━━─────\n5:00")
    let up = Drawn(
      ProgressView(timerInterval: interval, countsDown: false) { Text("Tea") }, columns: 20, rows: 3
    )
    #expect(up.text == "Tea\n━━━━━───────────────\n1:40")
    let own = Drawn(
      ProgressView(timerInterval: interval) {
        Text("Tea")
      } currentValueLabel: {
        Text("soon")
      }, columns: 20, rows: 3)
    #expect(own.text == "Tea\n━━━━━━━━━━━━━━━─────\nsoon")
  }

  @Test("It changes when its next half column does, at the width it has")
  func nextChange() throws {
    func view(_ columns: Int) -> some View {
      ProgressView(timerInterval: interval, countsDown: false) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }.frame(columns: columns)
    }
    for columns in [20, 6] {
      let drawn = Drawn(view(columns), columns: 20)
      let change = try #require(drawn.nextChange)
      // The bar changes in the middle of the time that half a column stands for.
      let half = 400 / Double(columns * 2)
      #expect(abs(change.timeIntervalSince(now) - half / 2) < 0.01)
      #expect(Drawn(view(columns), columns: 20, at: change - 0.1).text == drawn.text)
      #expect(Drawn(view(columns), columns: 20, at: change).text != drawn.text)
    }
  }

  @Test("Inside of a reader of its size too")
  func reader() throws {
    let drawn = Drawn(
      GeometryReader { proxy in
        ProgressView(timerInterval: interval, countsDown: false) {
          EmptyView()
        } currentValueLabel: {
          EmptyView()
        }.frame(width: proxy.size.width / 2)
      }, columns: 20)
    #expect(drawn.text == "━━╸───────")
    let change = try #require(drawn.nextChange)
    #expect(abs(change.timeIntervalSince(now) - 10) < 0.01)
  }

  @Test("Once it is over it stands still; so does what is hidden")
  func still() {
    let over = ProgressView(timerInterval: now - 20...now - 10)
    #expect(Drawn(over, columns: 10, rows: 2).nextChange == nil)
    let hidden = ProgressView(timerInterval: interval).redacted(reason: .placeholder)
    #expect(Drawn(hidden, columns: 10, rows: 2).nextChange == nil)
  }

  @Test("Styles of one's own are drawn again as often as a bar would be")
  func ownStyle() throws {
    let view = ProgressView(timerInterval: interval) {
      EmptyView()
    } currentValueLabel: {
      EmptyView()
    }.progressViewStyle(Percent())
    let drawn = Drawn(view, columns: 20)
    #expect(drawn.text == "75 %")
    let change = try #require(drawn.nextChange)
    #expect(abs(change.timeIntervalSince(now) - 5) < 0.01)
  }

  @Test("A clock that is paused stands still")
  func paused() {
    let text = Text(timerInterval: interval, pauseTime: now - 40, countsDown: false)
    let drawn = Drawn(text, columns: 20)
    #expect(drawn.text == "1:00" && drawn.nextChange == nil)
    let long = Text(timerInterval: now...now + 7200, showsHours: false)
    #expect(Drawn(long, columns: 20).text == "120:00")
  }

  @Test("A picture that was kept goes on: its bars, and its clocks in big digits")
  func kept() throws {
    func grid(at date: Date) -> CellGrid {
      picture(columns: 20, rows: 6, at: date) {
        VStack(alignment: .leading) {
          Text(timerInterval: now...now + 605).font(.largeTitle)
          ProgressView(timerInterval: interval) { Text("Tea") }
        }
      }
    }
    let kept = grid(at: now)
    for seconds in [1.0, 6, 100] {
      let later = kept.brought(to: now + seconds)
      #expect(later.grid.text == grid(at: now + seconds).text)
      #expect(later.nextChange == now + seconds + 1)
    }
  }
}
