import FoundationEssentials
import WidgetArchive
import WidgetTimeline

/// Every wake-up that is planned: when, of what, why, and what the last one of its kind took.
@MainActor
struct WakePlan: Encodable {
  /// What happens at a date.
  enum What: String, Encodable {
    /// Another entry is shown; no provider is asked.
    case entry
    /// A provider is asked.
    case reload
    /// A provider that failed is asked again.
    case retry
  }

  struct Wake: Encodable {
    let date: Date
    let id: String
    let what: What
    /// The seconds that the provider took the last time; nil where none is asked.
    let lastSeconds: TimeInterval?
  }

  let from: Date
  let until: Date
  let wakes: [Wake]

  /// The most wakes that are listed of one instance.
  private static let most = 1000

  init(_ archives: [ArchivedTimeline], from now: Date, hours: Double) {
    let end = now + hours * 3600
    from = now
    until = end
    wakes = archives.flatMap { Self.wakes(of: $0, from: now, until: end) }
      .filter { $0.date >= now }.sorted { ($0.date, $0.id) < ($1.date, $1.id) }
  }

  private static func wakes(
    of archive: ArchivedTimeline, from now: Date, until end: Date
  ) -> [Wake] {
    let id = archive.instance.id
    let last = archive.outcomes.last?.duration
    var wakes = archive.current.dropFirst().map(\.date).filter { $0 > now && $0 <= end }
      .prefix(most).map { Wake(date: $0, id: id, what: .entry, lastSeconds: nil) }
    guard let reload = archive.reload, reload <= end else { return wakes }
    let what = archive.failure == nil ? What.reload : .retry
    wakes.append(Wake(date: max(reload, now), id: id, what: what, lastSeconds: last))
    // A policy that follows the clock comes again; how often can be told from the last time.
    guard what == .reload, let loaded = archive.loaded else { return wakes }
    let interval = reload.timeIntervalSince(loaded)
    guard interval >= 1 else { return wakes }
    var next = reload + interval
    while next <= end, wakes.count < most {
      wakes.append(Wake(date: next, id: id, what: .reload, lastSeconds: last))
      next += interval
    }
    return wakes
  }

  /// The plan for people.
  var text: String {
    let reloads = wakes.filter { $0.what != .entry }
    let seconds = reloads.reduce(0) { $0 + ($1.lastSeconds ?? 0) }
    var lines = wakes.map { wake in
      let time = LocalTime(wake.date)
      let took = wake.lastSeconds.map { "  took \(Self.words($0)) the last time" } ?? ""
      let what = wake.what.rawValue + String(repeating: " ", count: 6 - wake.what.rawValue.count)
      return "\(time.date) \(time.clock)  \(what)  \(wake.id)\(took)"
    }
    lines.append(
      "\(wakes.count) wake-ups, \(reloads.count) questions to providers"
        + (reloads.isEmpty ? "" : ", about \(Self.words(seconds)) in all"))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func words(_ seconds: TimeInterval) -> String {
    let milliseconds = Int((seconds * 1000).rounded())
    return milliseconds < 1000 ? "\(milliseconds) ms" : "\(milliseconds / 1000) s"
  }
}
