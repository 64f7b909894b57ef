import WidgetArchive
import WidgetTimeline

/// A log of alarm events, each reported once.
struct AlarmLog {
  private struct Known {
    var stamp: FileStamp?
    var last: Int
  }

  private let state: String
  private var known: [AlertFile: Known] = [:]

  /// Creates a log of events from now on; earlier ones are not reported.
  init(in folder: SharedFolder) {
    state = folder.path
    for file in AlertFile.all(in: state) {
      known[file] = Known(stamp: file.stamp, last: file.read()?.lastEvent ?? 0)
    }
  }

  /// Returns the events since the last call.
  mutating func news() -> [ServiceLogLine] {
    var lines: [ServiceLogLine] = []
    for file in AlertFile.all(in: state) {
      let (old, stamp) = (known[file], file.stamp)
      guard stamp != old?.stamp, let record = file.read() else { continue }
      known[file] = Known(stamp: stamp, last: record.lastEvent)
      // A file that was started anew counts from the beginning.
      let last = old.map { $0.last <= record.lastEvent ? $0.last : 0 } ?? 0
      lines += Self.lines(of: record, after: last)
    }
    return lines + unwritten()
  }

  /// Returns the events that could not be written, which a restart sounds again, and the reason.
  private mutating func unwritten() -> [ServiceLogLine] {
    var lines: [ServiceLogLine] = []
    for (file, (record, reason)) in UnwrittenAlerts.all.sorted(by: { $0.key.path < $1.key.path }) {
      let last = known[file]?.last ?? 0
      guard record.lastEvent > last else { continue }
      known[file] = Known(stamp: known[file]?.stamp, last: record.lastEvent)
      lines += Self.lines(of: record, after: last)
      lines.append(
        ServiceLogLine(
          .warning,
          [.init("widget", record.widget), .init("event", "not-kept"), .init("reason", reason)]))
    }
    return lines
  }

  /// Returns the events of a record after the one with a number.
  private static func lines(of record: AlertRecord, after last: Int) -> [ServiceLogLine] {
    record.events.filter { $0.number > last }.map { line($0, of: record.widget) }
  }

  static func line(_ event: AlertEvent, of widget: String) -> ServiceLogLine {
    var fields: [ServiceLogLine.Field] = [
      .init("widget", widget), .init("event", event.what.rawValue), .init("rule", event.rule),
    ]
    if !event.value.isEmpty { fields.append(.init("value", event.value)) }
    if !event.reason.isEmpty { fields.append(.init("reason", event.reason)) }
    let priority: ServiceLogLine.Priority =
      switch event.what {
      case .alarm, .again, .undelivered: .error
      case .resolved, .acknowledged: .notice
      }
    return ServiceLogLine(priority, fields)
  }
}
