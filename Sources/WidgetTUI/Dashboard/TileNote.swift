import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// What a tile's bottom border says of its content: of when it is, and what is wrong with it.
struct TileNote: Hashable {
  /// The words, the longest first.
  let forms: [String]
  let role: Role

  static let none = TileNote(forms: [], role: .dim)

  init(forms: [String], role: Role) {
    self.forms = forms
    self.role = role
  }

  /// What there is to say of what is shown.
  @MainActor init(_ state: ShownTimeline, at now: Date) {
    let loaded = state.loaded.map { Self.time($0, at: now) }
    switch state.freshness {
    case .waiting: self.init(forms: ["on its way"], role: .dim)
    case .fresh:
      self.init(forms: state.isInline ? [] : [loaded].compactMap { $0 }, role: .dim)
    case .late(let since):
      self.init(
        forms: [
          loaded.map { "of \($0) · late since \(Self.time(since, at: now))" },
          loaded.map { "of \($0) · late" }, "late",
        ].compactMap { $0 }, role: .warn)
    // What may not be shown is said in the tile itself.
    case .denied: self = .none
    case .failed(let failure) where state.isPlaceholder:
      // The tile itself says why.
      let next = failure.next.map { "next \(Self.time($0, at: now))" }
      self.init(forms: [next].compactMap { $0 }, role: .warn)
    case .failed(let failure): self.init(failure, loaded: loaded, at: now)
    case .stale(let since, let cause):
      let age = loaded.map { "of \($0)" }
      let mark = "stale since \(Self.time(since, at: now))"
      self.init(
        forms: [
          [cause?.reason, age, mark], [cause?.reason, age], [age, "stale"], [age ?? "stale"],
        ].map { $0.compactMap { $0 }.joined(separator: " · ") }, role: .warn)
    case .expired(let since):
      self.init(forms: ["over since \(Self.time(since, at: now))", "over"], role: .warn)
    }
  }

  private init(_ failure: StandingFailure, loaded: String?, at now: Date) {
    let reason = failure.reason
    let age = loaded.map { " · of \($0)" } ?? ""
    let next = failure.next.map { " · next \(Self.time($0, at: now))" } ?? ""
    self.init(forms: [reason + age + next, reason + age, reason], role: .warn)
  }

  /// A time of today as `09:41`, of another day with its date, of the last or next minute with its
  /// seconds.
  private static func time(_ date: Date, at now: Date) -> String {
    let (time, today) = (LocalTime(date), LocalTime(now))
    guard time.date == today.date else { return "\(time.date) \(time.hourAndMinute)" }
    return abs(date.timeIntervalSince(now)) < 60 ? time.clock : time.hourAndMinute
  }
}
