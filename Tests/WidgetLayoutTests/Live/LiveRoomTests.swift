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
}
