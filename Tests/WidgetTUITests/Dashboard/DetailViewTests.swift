import FoundationEssentials
import Glibc
import Testing
import WidgetArchive
import WidgetLayout

@testable import WidgetTUI
@testable import WidgetTimeline

/// What a page of details lays out.
@MainActor
@Suite struct DetailViewTests {
  private let start = Date(timeIntervalSince1970: 1_773_481_200)

  /// Returns the page of a widget whose reloads failed with such a reason.
  private func picture(failures count: Int, _ reason: String) -> String {
    let record = TimelineRecord(
      entries: [], reload: nil,
      outcomes: (0..<count).map { number in
        ReloadOutcome(
          date: start + Double(number), reason: .policy, duration: 0, entries: nil,
          failure: "\(number) \(reason)")
      })
    let area = Size(width: 50, height: 30)
    var painter = Painter(grid: CellGrid(size: area))
    DetailOverlay(
      DetailPage(widget: "one", title: "One", span: .hour),
      DetailView.Facts(
        history: nil, record: record, alarms: nil, text: DetailText(origin: "", lines: []),
        isPast: false), on: area, at: start + 60
    ).draw(with: &painter)
    return painter.grid.text
  }

  /// The nanoseconds of the processor that this thread has had.
  private var processorTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// A key draws the page again: it takes as long as the page is large, not as its widget has words.
  @Test func longReasonsAreLaidOutAsFarAsTheRowsGo() {
    let short = picture(failures: 20, String(repeating: "no ", count: 40))
    let rows = short.split(separator: "\n").filter { $0.contains("✕ ") }
    #expect(rows.count == 20 && rows.allSatisfy { $0.contains(" no no") && $0.contains("…") })
    let reason = String(repeating: "no ", count: 1_000_000)
    let before = processorTime
    let long = picture(failures: 20, reason)
    let seconds = Double(processorTime - before) / 1e9
    #expect(long == short)
    // Of the processor, whatever else runs: laying out all of it takes far longer.
    #expect(seconds < 5)
  }
}
