import FoundationEssentials
import Testing
import WidgetLayout
import WidgetTesting

/// Tests of live words that become longer than when the picture was made.
@MainActor
@Suite("The room of live words")
struct LiveRoomTests {
  private let now = Date(timeIntervalSince1970: 1_773_000_000)

  private func rows(_ columns: Int) -> [String] {
    let kept = picture(columns: columns, rows: 1, at: now) {
      HStack {
        Text("Last 7 days")
        Spacer()
        Text(now - 7, style: .relative).minimumScaleFactor(0.5)
      }
    }
    return [0.0, 98, 3700].map {
      String(kept.brought(to: now + $0).grid.text.split(separator: "\n")[0])
    }
  }

  /// The longest form that fits stands at the edge, as the words did when the picture was made.
  @Test(arguments: [
    (
      34,
      [
        "Last 7 days                  7 sec", "Last 7 days          1 min, 45 sec",
        "Last 7 days            1 hr, 1 min",
      ]
    ),
    (24, ["Last 7 days        7 sec", "Last 7 days        1 min", "Last 7 days  1 hr, 1 min"]),
    (20, ["Last 7 days    7 sec", "Last 7 days    1 min", "Last 7 days    1 hr"]),
  ])
  func wordsStayAtTheirEdge(columns: Int, expected: [String]) {
    #expect(rows(columns) == expected)
  }

  /// A running date that is aligned takes the room that it is offered, and keeps its side of it.
  @Test func alignedWordsFillTheirRoom() throws {
    func shown(_ alignment: TextAlignment, after seconds: Double) -> String {
      picture(columns: 16, rows: 1, at: now) {
        HStack {
          Text("in")
          Text(now + 65, style: .timer).multilineTextAlignment(alignment)
        }
      }.brought(to: now + seconds).grid.row(0)
    }
    #expect(shown(.trailing, after: 0) == "in          1:05")
    #expect(shown(.trailing, after: 60) == "in          0:05")
    #expect(shown(.center, after: 0) == "in     1:05")
    #expect(shown(.leading, after: 0).trimmingPrefix { $0 == " " } == "in 1:05")
  }
}
