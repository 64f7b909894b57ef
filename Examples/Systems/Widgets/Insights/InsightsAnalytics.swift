import FoundationEssentials
import Glibc
import WidgetArchive
import WidgetTimeline

/// A log of the use of the shop's widgets: which were added, removed and configured, and how.
///
/// Each event is a line of JSON in a file on this machine; none names the shop, a server or a
/// person.
struct InsightsAnalytics: Sendable {
  /// An event of a widget.
  struct Event: Codable, Hashable, Sendable {
    /// The event: `added`, `removed` or `configured`.
    var event: String
    var kind: String
    /// The family by its short name, such as `small`.
    var family: String
    /// The size of the family's tile in cells, such as `20x10`.
    var size: String
    var metrics: String?
    var range: String?
    /// The date in ISO 8601.
    var date: String
  }

  /// The file of the events.
  let path: String
  let clock: any WallClock
  /// The maximum size of the file in bytes; older events are dropped.
  var limit = 262_144

  /// Records changes of the shop's widgets.
  func note(_ changes: [InstanceChange]) {
    let events = changes.compactMap(event)
    guard !events.isEmpty else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    var bytes = (try? FileAccess.read(path)).flatMap { $0 } ?? []
    for event in events {
      guard let line = try? encoder.encode(event) else { continue }
      bytes += Array(line) + [0x0a]
    }
    while bytes.count > limit, let end = bytes.firstIndex(of: 0x0a) { bytes.removeFirst(end + 1) }
    try? FileAccess.replace(path, with: bytes)
  }

  /// The recorded events, oldest first.
  var events: [Event] {
    let bytes = (try? FileAccess.read(path)).flatMap { $0 } ?? []
    return bytes.split(separator: 0x0a).compactMap { line in
      try? JSONDecoder().decode(Event.self, from: Data(line))
    }
  }

  private func event(_ change: InstanceChange) -> Event? {
    let (name, instance) =
      switch change {
      case .added(let instance): ("added", instance)
      case .removed(let instance): ("removed", instance)
      case .reconfigured(_, let instance): ("configured", instance)
      }
    guard [InsightsWidget.kind, RetiredSalesWidget.kind].contains(instance.kind) else { return nil }
    return Event(
      event: name, kind: instance.kind, family: instance.family.shortName,
      size: "\(instance.family.tileSize.width)x\(instance.family.tileSize.height)",
      metrics: instance.configuration["metrics"],
      range: instance.configuration["range"] ?? instance.configuration["period"],
      date: clock.now.formatted(.iso8601))
  }
}
