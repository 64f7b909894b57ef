import FoundationEssentials
import WidgetArchive
import WidgetTimeline

/// The planned wake-ups: the time, instance and kind of each, and the duration of the last one of
/// its kind.
@MainActor
struct WakePlan: Encodable {
  /// The kind of event at a date.
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
    /// The duration in seconds of the provider's last answer; `nil` if no provider is asked.
    let lastSeconds: TimeInterval?
  }

  /// The known facts about an instance, or about a widget that was never shown.
  struct Planned {
    let id: String
    /// The dates of the known entries.
    var entries: [Date] = []
    /// The time of the next reload; `nil` if there is none except on request.
    var reload: Date?
    var isRetry = false
    /// The plan for readings after that.
    var plan = ReadingPlan.own
    /// The duration in seconds of the provider's last answer; `nil` if it was never asked.
    var lastSeconds: TimeInterval?
  }

  let from: Date
  let until: Date
  let wakes: [Wake]
  /// The instances with more wakes than are listed, and the last listed date of each.
  let cut: [String: Date]

  /// The maximum number of wakes listed for an instance.
  private static let most = 1000

  init(_ planned: [Planned], from now: Date, hours: Double) {
    let end = now + hours * 3600
    from = now
    until = end
    var wakes: [Wake] = []
    var cut: [String: Date] = [:]
    for part in planned {
      let all = part.wakes(from: now, until: end, most: Self.most + 1)
      if all.count > Self.most { cut[part.id] = all[Self.most - 1].date }
      wakes += all.prefix(Self.most)
    }
    self.wakes = wakes.sorted { ($0.date, $0.id) < ($1.date, $1.id) }
    self.cut = cut
  }

  /// The plan as text for people.
  var text: String {
    let reloads = wakes.filter { $0.what != .entry }
    let seconds = reloads.reduce(0) { $0 + ($1.lastSeconds ?? 0) }
    let zones = Set((wakes.map(\.date) + [from, until]).map { LocalTime.zone(at: $0) })
    var lines = wakes.map { wake in
      let time = LocalTime(wake.date)
      let zone = zones.count > 1 ? " \(LocalTime.zone(at: wake.date))" : ""
      let took = wake.lastSeconds.map { "  took \(Self.words($0)) the last time" } ?? ""
      let what = wake.what.rawValue + String(repeating: " ", count: 6 - wake.what.rawValue.count)
      return "\(time.date) \(time.clock)\(zone)  \(what)  \(wake.id)\(took)"
    }
    lines += cut.sorted { $0.key < $1.key }.map { id, date in
      "\(id): \(Self.most) are listed, until \(LocalTime.words(date)); more follow"
    }
    lines.append(
      "\(wakes.count) wake-ups, \(reloads.count) provider calls"
        + (reloads.isEmpty ? "" : ", about \(Self.words(seconds)) in all")
        + (zones.count == 1 ? "; times are \(zones.first ?? "")" : ""))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func words(_ seconds: TimeInterval) -> String {
    let milliseconds = Int((seconds * 1000).rounded())
    return milliseconds < 1000 ? "\(milliseconds) ms" : "\(milliseconds / 1000) s"
  }
}

extension WakePlan.Planned {
  /// Creates the facts about an archived instance.
  init(_ archive: ArchivedTimeline, plan: ReadingPlan) {
    self.init(
      id: archive.instance.id, entries: archive.current.dropFirst().map(\.date),
      reload: archive.reload, isRetry: archive.failure != nil, plan: plan,
      lastSeconds: archive.outcomes.last?.duration)
  }

  /// Returns the first wakes by date, up to `most`. Overdue readings happen at once.
  fileprivate func wakes(from now: Date, until end: Date, most: Int) -> [WakePlan.Wake] {
    let known = entries.filter { $0 > now && $0 <= end }.prefix(most).map {
      WakePlan.Wake(date: $0, id: id, what: .entry, lastSeconds: nil)
    }
    var reloads: [WakePlan.Wake] = []
    var next = reload.map { max($0, now) }
    while let date = next, date <= end, reloads.count < most {
      let what = isRetry && reloads.isEmpty ? WakePlan.What.retry : .reload
      reloads.append(WakePlan.Wake(date: date, id: id, what: what, lastSeconds: lastSeconds))
      next = plan.next(after: date)
    }
    return Array((known + reloads).sorted { $0.date < $1.date }.prefix(most))
  }
}
