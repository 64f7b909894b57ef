import FoundationEssentials
import Testing
import WidgetArchive
import WidgetLayout
import WidgetTesting
import WidgetTimeline

@testable import WidgetTUI

/// Tests of tiles whose alarms ring, and of those whose alarms could not be delivered.
@MainActor
@Suite struct TileAlarmTests {
  private let noon = Date(timeIntervalSince1970: 1_773_480_000)
  private var time: String { LocalTime(noon).hourAndMinute }

  private func record(_ change: (inout AlertState) -> Void) -> AlertRecord {
    var record = AlertRecord()
    var state = AlertState()
    state.since = noon
    state.value = "95"
    change(&state)
    record.rules = ["above 90": state, "failed": AlertState()]
    return record
  }

  private func failure(next: Date?) -> AlertFailure {
    AlertFailure(
      date: noon, reason: "notify-send not found", detail: "Install it.", attempts: 3, next: next)
  }

  private func drawn(_ alarm: TileAlarm?, _ note: TileNote = .none) -> String {
    let rect = Rect(x: 0, y: 0, width: 44, height: 4)
    let tile = Tile(
      name: "orders",
      instance: ConfiguredInstance(
        WidgetInstance(id: "orders", kind: "metric", family: .systemSmall)),
      title: "Orders", rect: rect)
    var painter = Painter(grid: CellGrid(size: rect.size))
    painter.frame(tile, note: note.following(alarm), isFocused: false, alarm: alarm)
    return painter.grid.text
  }

  @Test func aTileThatRingsLooksLikeItWithoutColours() {
    let alarm = TileAlarm(record { $0.sounded = noon }, at: noon + 3600)
    #expect(
      drawn(alarm, TileNote(["12:30"], role: .dim))
        == """
        ┏ ! Orders ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
        ┃                                          ┃
        ┃                                          ┃
        ┗━━━━━ alarm since \(time): above 90 · 12:30 ┛

        """)
  }

  @Test func whatItSays() {
    let later = noon + 3600
    #expect(TileAlarm(nil, at: later) == nil)
    #expect(TileAlarm(record { _ in }, at: later) == nil)
    let ringing = TileAlarm(record { $0.sounded = noon }, at: later)
    #expect(
      ringing?.forms == ["alarm since \(time): above 90", "alarm since \(time)", "alarm"])
    #expect(ringing?.isRinging == true)
    let acknowledged = TileAlarm(
      record { ($0.sounded, $0.acknowledged) = (noon, noon) }, at: later)
    #expect(acknowledged?.forms == ["acknowledged: above 90", "acknowledged"])
    #expect(acknowledged?.isRinging == false && acknowledged?.needsAttention == false)
    let next = LocalTime(noon + 7200).hourAndMinute
    let failed = TileAlarm(record { $0.failure = failure(next: noon + 7200) }, at: later)
    #expect(
      failed?.forms == [
        "alarm not delivered: notify-send not found · next try \(next)",
        "alarm not delivered: notify-send not found", "alarm not delivered",
      ])
    #expect(failed?.isRinging == false && failed?.needsAttention == true)
  }

  @Test func theLineOfTheChosenTile() {
    let later = noon + 3600
    #expect(
      TileAlarm.line(record { $0.sounded = noon }, at: later)
        == "alarm since \(time): above 90, it was 95 · A acknowledges it")
    #expect(
      TileAlarm.line(record { $0.failure = failure(next: nil) }, at: later)
        == "alarm 'above 90' not delivered: notify-send not found: Install it. "
        + "(given up after 3 tries)")
    #expect(TileAlarm.line(record { _ in }, at: later) == nil)
  }

  @Test func theReportHasTheHistory() {
    var record = record { ($0.sounded, $0.failure) = (noon, failure(next: nil)) }
    record.widget = "orders"
    record.note(.alarm, of: "above 90", value: "95", at: noon)
    record.note(.undelivered, of: "above 90", reason: "notify-send not found", at: noon)
    let day = LocalTime(noon).date + " " + LocalTime(noon).clock
    #expect(
      AlertReport(record).text == """
        orders
          alarm  above 90  rings since \(day), it was 95
                 not delivered: notify-send not found: Install it. (given up after 3 tries)
          alarm  failed  does not hold
          \(day)  alarm        above 90: 95
          \(day)  undelivered  above 90: notify-send not found

        """)
  }
}
