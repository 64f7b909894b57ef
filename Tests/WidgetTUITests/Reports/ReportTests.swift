import FoundationEssentials
import Testing
import WidgetArchive
import WidgetLayout
import WidgetTimeline

@testable import WidgetTUI

/// Tests of the explanations of an archive by `timeline`, `plan` and `why`.
@MainActor
@Suite("Archives explained")
struct ReportTests {
  private let start = Date(timeIntervalSince1970: 1_773_480_000)

  private func words(_ seconds: TimeInterval) -> String {
    let time = LocalTime(start + seconds)
    return "\(time.date) \(time.clock)"
  }

  private var archive: ArchivedTimeline {
    var archive = ArchivedTimeline(
      instance: WidgetInstance(id: "orders/small", kind: "orders", family: .systemSmall),
      title: "Orders")
    for number in 0..<3 {
      var painter = Painter(grid: CellGrid(size: Size(width: 10, height: 2)))
      painter.write("  entry \(number)", x: 0, y: 1, width: 10, style: 0)
      archive.entries.append(
        ArchivedEntry(
          date: start + Double(60 * number), pictures: [archive.pictures.add(painter.grid)]))
    }
    archive.first = 1
    archive.loaded = start + 60
    archive.rule = .after(start + 600)
    archive.reload = start + 600
    archive.outcomes = [
      ReloadOutcome(date: start, reason: .added, duration: 0.25, entries: 1),
      ReloadOutcome(
        date: start + 30, reason: .policy, duration: 30, entries: nil, failure: "no answer in 30 s"),
      ReloadOutcome(date: start + 60, reason: .retry, duration: 0.012, entries: 2),
    ]
    return archive
  }

  @Test func theTimelineWithWhatIsShown() {
    let report = TimelineReport(archive, at: start + 70, asleep: 0)
    #expect(
      report.text == """
        orders/small  Orders
          policy   after \(words(600))
          loaded   \(words(60))
          reload   \(words(600))
          state    fresh
          entries  3
          · \(words(0))  entry 0
          > \(words(60))  entry 1
            \(words(120))  entry 2

        """)
    #expect(TimelineReport(archive, at: start + 630, asleep: 0).freshness == "late")
  }

  @Test func everyWakeUpToCome() {
    let zone = LocalTime.zone(at: start)
    let plan = plan(archive, .calendar(.every(600), "every 10m"), from: 70, hours: 0.5)
    #expect(
      plan.text == """
        \(words(120))  entry   orders/small
        \(words(600))  reload  orders/small  took 12 ms the last time
        \(words(1200))  reload  orders/small  took 12 ms the last time
        \(words(1800))  reload  orders/small  took 12 ms the last time
        4 wake-ups, 3 provider calls, about 36 ms in all; times are \(zone)

        """)
    var never = archive
    never.rule = .never
    never.reload = nil
    #expect(self.plan(never, .own, from: 200, hours: 1).text.hasPrefix("0 wake-ups"))
  }

  private func plan(
    _ archive: ArchivedTimeline, _ plan: ReadingPlan, from seconds: TimeInterval, hours: Double
  ) -> WakePlan {
    WakePlan([.init(archive, plan: plan)], from: start + seconds, hours: hours)
  }

  @Test func onlyWhatIsKnownOfAProviderIsPlanned() {
    #expect(plan(archive, .own, from: 130, hours: 24).wakes.map(\.date) == [start + 600])
  }

  @Test func whatIsOverdueIsReadAtOnce() {
    let calendar = ReadingPlan.calendar(.every(600), "every 10m")
    #expect(
      plan(archive, calendar, from: 900, hours: 0.5).wakes.map(\.date) == [
        start + 900, start + 1200, start + 1800, start + 2400,
      ])
  }

  @Test func whatIsNotListedIsSaid() throws {
    let calendar = ReadingPlan.calendar(.every(1), "every 1s")
    let plan = plan(archive, calendar, from: 600, hours: 24)
    #expect(plan.wakes.count == 1000)
    #expect(
      plan.text.contains(
        "orders/small: 1000 are listed, until \(LocalTime.words(start + 1599)); more follow\n"))
  }

  @Test func theLastDecisions() {
    #expect(
      Decisions(archive, at: start + 70).text == """
        orders/small
          shows  the entry of \(words(60)), the latest that has begun
          next   \(words(600)), as the policy says
          \(words(0))  first reading; 1 entry in 250 ms
          \(words(30))  due by its policy; failed: no answer in 30 s in 30000 ms
          \(words(60))  retried after a failure; 2 entries in 12 ms

        """)
  }

  @Test func whatIsHeldBackOrDoubtfulIsSaid() {
    var held = archive
    held.reload = start + 900
    #expect(Decisions(held, at: start).next.contains("delays it"))
    var failed = archive
    failed.failure = StandingFailure(
      reason: "refused", isDenied: false, since: start, attempts: 3, next: start + 99)
    failed.reload = start + 99
    #expect(Decisions(failed, at: start + 70).shows.contains("since 3 × “refused”"))
    #expect(
      Decisions(failed, at: start + 70).next == "\(words(99)), after 3 failures since \(words(0))")
    failed.failure?.isDenied = true
    #expect(
      Decisions(failed, at: start).shows == "“refused”: access denied, archived entries are hidden")
    #expect(Decisions(archive, at: start - 10).shows.contains("still in the future"))
  }
}
