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

  /// What is known of one instance, or of a widget that was never shown.
  struct Planned {
    let id: String
    /// The dates of the entries that are known.
    var entries: [Date] = []
    /// When the provider is asked next; nil is only on request.
    var reload: Date?
    var isRetry = false
    /// When it is read from then on.
    var plan = ReadingPlan.own
    /// The seconds that the provider took the last time; nil where it was never asked.
    var lastSeconds: TimeInterval?
  }

  let from: Date
  let until: Date
  let wakes: [Wake]
  /// The instances of which more happens than is listed, and until when each is.
  let cut: [String: Date]

  /// The most wakes that are listed of one instance.
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

  /// The plan for people.
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
      "\(wakes.count) wake-ups, \(reloads.count) questions to providers"
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
  /// What is planned of an archived instance.
  init(_ archive: ArchivedTimeline, plan: ReadingPlan) {
    self.init(
      id: archive.instance.id, entries: archive.current.dropFirst().map(\.date),
      reload: archive.reload, isRetry: archive.failure != nil, plan: plan,
      lastSeconds: archive.outcomes.last?.duration)
  }

  /// The first wakes by date, so many at the most. What is overdue is read at once.
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
