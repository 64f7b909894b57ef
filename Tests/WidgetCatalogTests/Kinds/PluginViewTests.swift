import FoundationEssentials
import Synchronization
import Testing
import WidgetLayout
import WidgetTesting

@testable import WidgetCatalog
@testable import WidgetPictures
@testable import WidgetSources

/// Tests of the views drawn for plugins' output.
@MainActor
@Suite struct PluginViewTests {
  /// A red picture of 2 × 2 pixels, as PNG.
  private static let red =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR42mP4z8AARAwQCgAf7gP9Y167WwAAAABJRU5E"
    + "rkJggg=="

  private func grid(_ text: String, at date: Date = Exhibit.now) -> CellGrid {
    let kind = PluginKind([:])
    let entry = ReadingEntry(date: date, datum: XBarOutput(text, isTrusted: true).datum)
    return picture(columns: 24, rows: 4, family: .systemSmall, at: date) { kind.view(of: entry) }
  }

  @Test func titlesTakeTurns() throws {
    let text = "One\nTwo\nThree\n---\nbody"
    let entry = ReadingEntry(date: Exhibit.now, datum: XBarOutput(text).datum)
    let dates = PluginKind([:]).changes(
      of: entry, after: Exhibit.now, until: Exhibit.now + 15)
    #expect(dates.map { $0.timeIntervalSince(Exhibit.now) } == [5, 10, 15])
    let titles = ([Exhibit.now] + dates).map {
      grid(text, at: $0).text.split(separator: "\n").first.map(String.init) ?? ""
    }
    #expect(Set(titles.prefix(3)) == ["One", "Two", "Three"])
    #expect(titles[3] == titles[0])
    let one = ReadingEntry(date: Exhibit.now, datum: XBarOutput("One\n---\nbody").datum)
    #expect(
      PluginKind([:]).changes(of: one, after: Exhibit.now, until: .distantFuture).isEmpty)
  }

  @Test func linesHaveTheirMarks() throws {
    let text = grid("T\n---\nInbox | badge=12 checked=true\n**bold** | md=true\n:tada: done").text
    try expectPicture(
      text,
      equals: """
        T
        ✓ Inbox               12
        bold
        🎉 done
        """)
  }

  @Test func markdownIsDrawnInItsLooks() {
    let grid = grid("T\n---\n**bold** plain | md=true")
    #expect(grid.styles[Int(grid[0, 1].style)].attributes.contains(.bold))
    #expect(!grid.styles[Int(grid[6, 1].style)].attributes.contains(.bold))
  }

  @Test func namesOfColours() {
    let grid = grid("T | color=rebeccapurple\n---\nx | color=DodgerBlue")
    #expect(grid.styles[Int(grid[0, 0].style)].foreground == .rgb(RGB(0x663399)))
    #expect(grid.styles[Int(grid[0, 1].style)].foreground == .rgb(RGB(0x1e90ff)))
  }

  @Test func aTitleThatIsAPictureAlone() {
    let drawn = grid("| image=\(Self.red)\n---\nbody")
    let colors = (0..<2).flatMap { y in (0..<4).map { x in drawn.styles[Int(drawn[x, y].style)] } }
    #expect(
      colors.contains {
        $0.background == .rgb(RGB(0xff_0000)) || $0.foreground == .rgb(RGB(0xff_0000))
      })
    // An invalid picture leaves a mark instead of an empty row.
    #expect(grid("| image=AAAA\n---\nbody").text.hasPrefix("– no picture"))
  }

  @Test func aPictureThatIsLeftOutIsSaid() {
    let large = String(repeating: "A", count: 300_000)
    let text = grid("T\n---\n| image=AAAA\n| image=\(large)\nbody").text
    #expect(text.contains("– no picture\n"))
    #expect(text.contains("body"))
  }

  /// Counts pictures that are decoded.
  private final class Tally: Sendable {
    let count = Mutex(0)

    /// Returns pictures of a plugin of which each takes all of its time.
    func slow() -> PluginPictures {
      PluginPictures { _, seconds throws(PictureError) in
        self.count.withLock { $0 += 1 }
        let end = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < end {}
        throw PictureError(path: nil, problem: .tookTooLong(limit: seconds))
      }
    }
  }

  @Test func aPictureThatTookTooLongIsNotTriedAgain() {
    let tally = Tally()
    let pictures = tally.slow()
    for _ in 0..<3 {
      #expect(throws: PluginPictures.Problem.late) { try pictures.picture(of: "AAAA") }
    }
    #expect(tally.count.withLock { $0 } == 1)
  }

  /// Slow pictures of one plugin take the time of its own others only.
  @Test func eachPluginHasTimeOfItsOwn() throws {
    let slow = Tally().slow()
    for text in ["AAAA", "BBBB", "CCCC", "DDDD", "EEEE"] {
      #expect(throws: PluginPictures.Problem.late) { try slow.picture(of: text) }
    }
    let tally = Tally()
    let other = tally.slow()
    #expect(throws: PluginPictures.Problem.late) { try other.picture(of: "AAAA") }
    #expect(tally.count.withLock { $0 } == 1)
  }

  /// Each address stands for the line's command, or for the reason that it does not run.
  @Test func linesThatRunSomethingAreLinks() {
    let links = grid("T\n---\nGo | bash=/bin/ls\nBad | bash=bin/ls\nplain").links
    #expect(links.count == 2)
    #expect(links.allSatisfy { $0.url.scheme == "xbar" })
  }
}
