import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// What a tile's bottom border says of its content: of when it is, and what is wrong with it.
struct TileNote: Hashable {
  /// Why there is nothing newer; cut, or left out, where there is no room for it. Empty where the
  /// details say it all.
  let reason: String
  /// The words after the reason, the longest first; those of an old value all have its date.
  let details: [String]
  /// The date of an old value in five columns; empty where the value is not old.
  let date: String
  let role: Role

  static let none = TileNote([], role: .dim)

  init(_ details: [String], reason: String = "", date: String = "", role: Role) {
    self.reason = reason
    self.details = details
    self.date = date
    self.role = role
  }

  /// What there is to say of what is shown.
  @MainActor init(_ state: ShownTimeline, at now: Date) {
    let loaded = state.loaded.map { Self.time($0, at: now) }
    switch state.freshness {
    case .waiting: self.init(["on its way"], role: .dim)
    case .fresh: self.init(state.isInline ? [] : [loaded].compactMap { $0 }, role: .dim)
    case .late(let since):
      let words =
        since > now
        ? ["ahead of the clock"] : ["late since \(Self.time(since, at: now))", "late"]
      self.init(old: state, words, at: now)
    // What may not be shown is said in the tile itself.
    case .denied: self = .none
    case .failed(let failure) where state.isPlaceholder:
      // The tile itself says why.
      let next = failure.next.map { "next \(Self.time($0, at: now))" }
      self.init([next].compactMap { $0 }, role: .warn)
    case .failed(let failure):
      let next = failure.next.map { "next \(Self.time($0, at: now))" }
      self.init(old: state, [next].compactMap { $0 }, reason: failure.reason, at: now)
    case .stale(let since, let cause):
      self.init(
        old: state, ["stale since \(Self.time(since, at: now))", "stale"],
        reason: cause?.reason ?? "", at: now)
    case .expired(let since):
      self.init(["over since \(Self.time(since, at: now))", "over"], role: .warn)
    }
  }

  /// Of an old value: its date, alone or with one of some words.
  @MainActor private init(
    old state: ShownTimeline, _ words: [String], reason: String = "", at now: Date
  ) {
    let date = state.loaded ?? state.entry.date
    let age = "of \(Self.time(date, at: now))"
    // What is wrong is said by the reason, or else by the words.
    self.init(
      words.map { "\(age) · \($0)" } + (reason.isEmpty ? [] : [age]), reason: reason,
      date: LocalTime(date).shortWords(at: LocalTime(now)), role: .warn)
  }

  /// A time of today as `09:41`, of another day with its date, of the last or next minute with its
  /// seconds.
  private static func time(_ date: Date, at now: Date) -> String {
    let (time, today) = (LocalTime(date), LocalTime(now))
    let isClose = time.date == today.date && abs(date.timeIntervalSince(now)) < 60
    return isClose ? time.clock : time.words(at: today)
  }
}

extension TileNote {
  /// The least of a reason that says anything, in columns.
  private static let leastReason = 6

  /// The words for so many columns. Where there is no room for both, a date goes before its reason;
  /// the shortest words may still be wider.
  func words(in width: Int) -> String {
    let whole = details.map { reason.isEmpty ? $0 : "\(reason) · \($0)" }
    if let words = whole.first(where: { Painter.width(of: $0) <= width }) { return words }
    guard !date.isEmpty else { return details.last ?? "" }
    if let age = details.last, !reason.isEmpty {
      let room = width - Painter.width(of: " · \(age)")
      if room >= Self.leastReason { return "\(reason.cut(toColumns: room)) · \(age)" }
    }
    let short = "⚠ \(date)"
    return Painter.width(of: short) <= width ? short : "⚠\(date)"
  }

  /// The date of an old value as it stands after a single row; nil where the value is not old.
  var suffix: String? { date.isEmpty ? nil : "(\(date))" }
}

extension String {
  /// The text, its end replaced by `…` where it is wider than so many columns.
  fileprivate func cut(toColumns width: Int) -> String {
    guard Painter.width(of: self) > width else { return self }
    var text = ""
    var room = width - 1
    for character in self {
      room -= Painter.width(of: String(character))
      guard room >= 0 else { break }
      text.append(character)
    }
    return text + "…"
  }
}
