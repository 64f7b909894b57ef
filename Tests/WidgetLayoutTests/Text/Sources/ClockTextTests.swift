import FoundationEssentials
import Testing
import WidgetLayout

@MainActor
@Suite("Clocks that go on by themselves")
struct ClockTextTests {
  @Test(arguments: [
    (0, false, "00:00"), (43_200, false, "12:00"), (86_399, true, "23:59:59"),
  ])
  func clockWords(second: Int, showsSeconds: Bool, expected: String) {
    let text = clock(Text(clockAt: second, showsSeconds: showsSeconds))
    #expect(text == expected)
  }

  @Test(arguments: [(0, "12:00 AM"), (43_200, "12:00 PM"), (46_800, "1:00 PM")])
  func clocksOfTwelveHours(second: Int, expected: String) {
    #expect(clock(Text(clockAt: second, hasTwelveHours: true)) == expected)
  }

  private func clock(_ text: Text) -> String {
    var environment = EnvironmentValues()
    environment.currentDate = Date(timeIntervalSince1970: 0)
    var lowering = Lowering(environment: environment)
    lowering.root { text }
    return Rendering.grid(of: lowering.tree, size: Size(width: 12, height: 1)).text
      .split(whereSeparator: \.isNewline).first.map {
        $0.split(separator: " ").joined(separator: " ")
      } ?? ""
  }
}
