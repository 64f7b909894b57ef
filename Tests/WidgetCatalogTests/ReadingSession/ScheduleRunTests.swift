import Foundation
import TestServers
import Testing
import WidgetArchive
import WidgetLayout
import WidgetSettings
import WidgetSources
import WidgetTimeline

@testable import WidgetCatalog

/// Tests of every form of schedule: the output of `check` and `plan`, and the dates of the
/// readings.
@MainActor
@Suite struct ScheduleRunTests {
  private let temporary = TemporaryFolder()
  /// A Saturday, 09:30:07 GMT.
  private let start = Date(timeIntervalSince1970: 1_773_480_607)

  /// Returns the settings of a widget with a schedule, whose source is read on another thread.
  private func settings(_ keys: [String: Setting]) -> InstanceSettings {
    var place = BoardPlace()
    place.folder = temporary.path
    place.name = "orders"
    let source: [String: Setting] = ["source": ["run": ["true"]]]
    return InstanceSettings(.mapping(source.merging(keys) { $1 }), at: place)
  }

  private func description(_ clock: ManualClock) throws -> WidgetDescription {
    let machine = MachineContext(
      monitor: SystemMonitor(machine: LiveMachine()), clock: clock, interval: nil)
    var descriptions: [WidgetDescription] = []
    ReadingWidgets(shown: ShownWidgets(on: machine)).describe(into: &descriptions)
    return try #require(descriptions.first { $0.kind == "text" })
  }

  /// Returns the dates at which a run reads, after the first reading at the start.
  private func asked(_ settings: InstanceSettings, count: Int) async throws -> [Date] {
    let clock = ManualClock(start)
    let alarm = ManualAlarm()
    let scheduler = Scheduler(clock: clock, alarm: alarm)
    var dates: [Date] = []
    scheduler.onQuestion = { _, isAsked in if isAsked { dates.append(clock.now) } }
    scheduler.add(
      WidgetInstance(
        id: "orders/small", kind: "text", family: .systemSmall, configuration: settings.words),
      of: try description(clock), size: Size(width: 18, height: 8))
    while dates.count <= count {
      try await comesAbout { !scheduler.isAsking }
      guard let next = alarm.date else { break }
      clock.now = next
      scheduler.wake()
    }
    return Array(dates.dropFirst())
  }

  nonisolated static let forms: [[String: Setting]] = [
    ["every": "250ms"], ["every": "5s"], ["every": "30s"], ["every": "5m"], ["every": "1h30m"],
    ["every": "1d"], ["every": "7d"],
    ["every": ["mon-fri 08:00-18:00": "5m", "otherwise": "1h"]],
    ["every": ["sat 09:00-10:00": "20m"]], ["every": ["22:00-06:00": "2h", "otherwise": "7h"]],
    ["at": ["07:00", "19:00"]], ["at": "09:31"], ["cron": "30 7 * * mon-fri"],
    ["cron": "*/20 * * * *"], ["source": ["xbar": "true.15m.sh"]],
    ["source": ["xbar": "true.1d.sh"]], [:],
  ]

  @Test(arguments: forms)
  func aRunAsksWhenItIsPlanned(keys: [String: Setting]) async throws {
    for name in ["true.15m.sh", "true.1d.sh"] {
      try ProgramFile.write("#!/bin/sh\necho x\n", to: temporary[name])
    }
    let settings = settings(keys)
    let form = try #require(try description(ManualClock(start)).settings)
    let planned = form.plan(of: settings).dates(after: start, count: 5)
    #expect(planned.count == 5)
    #expect(try await asked(settings, count: 5) == planned, "\(keys)")
  }
}
