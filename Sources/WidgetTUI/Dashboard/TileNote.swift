import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// The note in a tile's bottom border about its content: its date, and any problem.
struct TileNote: Hashable {
  /// The reason why there is nothing newer, shortened at a word or left out if space is short. Empty
  /// if the details are enough.
  let reason: String
  /// The words after the reason, longest first; for an old value, all contain its date.
  let details: [String]
  /// The date of an old value in five columns; empty if the value is not old.
  let date: String
  let role: Role
  /// The sign before the date of an old value where space is short.
  let mark: String
  /// The time from which the words are others, although nothing was read; `nil` for never.
  let nextChange: Date?

  static let none = TileNote([], role: .dim)

  init(
    _ details: [String], reason: String = "", date: String = "", role: Role,
    mark: String = "⚠", nextChange: Date? = nil
  ) {
    self.reason = reason
    self.details = details
    self.date = date
    self.role = role
    self.mark = mark
    self.nextChange = nextChange
  }

  /// Creates the note for an instance's current view.
  ///
  /// A fresh value's date is shown only where it matters: for more than an hour's age, and in a tile
  /// that somebody looks at.
  @MainActor init(_ state: ShownTimeline, isLookedAt: Bool, at now: Date) {
    switch state.freshness {
    // What is known of it, the tile itself shows.
    case .waiting: self.init(state.pending.isEmpty ? ["on its way"] : [], role: .dim)
    case .fresh:
      guard !state.isInline, let loaded = state.loaded else {
        self.init([], role: .dim)
        return
      }
      let aged = loaded + Self.quietAge
      let isShown = isLookedAt || aged <= now
      self.init(
        isShown ? [Self.time(loaded, at: now)] : [], role: .dim, nextChange: isShown ? nil : aged)
    case .late(let since):
      let words =
        since > now
        ? ["ahead of the clock"] : ["late since \(Self.time(since, at: now))", "late"]
      self.init(old: state, words, role: .warn, at: now)
    // A denial is shown in the tile itself, and at its title.
    case .denied: self = .none
    case .failed(let failure):
      let retry = failure.next.map { NextTry($0, at: now) }
      let words = [retry?.words].compactMap { $0 }
      if state.isPlaceholder {
        // The tile itself shows the reason.
        self.init(words, role: .bad, nextChange: retry?.nextChange)
      } else {
        self.init(
          old: state, words, reason: failure.reason, role: .bad, nextChange: retry?.nextChange,
          at: now)
      }
    case .stale(let since, let cause):
      self.init(
        old: state, ["stale since \(Self.time(since, at: now))", "stale"],
        reason: cause?.reason ?? "", role: cause == nil ? .warn : .bad, at: now)
    case .expired(let since):
      self.init(
        old: state, ["over since \(Self.time(since, at: now))", "over"], role: .warn, at: now)
    }
  }

  /// Creates the note for an old value: its date, alone or with one of the words.
  @MainActor private init(
    old state: ShownTimeline, _ words: [String], reason: String = "", role: Role,
    nextChange: Date? = nil, at now: Date
  ) {
    let date =
      state.freshness.valueDate(loaded: state.loaded, entry: state.entry.date) ?? state.entry.date
    let age = "of \(Self.time(date, at: now))"
    // The problem is stated by the reason, or else by the words.
    self.init(
      words.map { "\(age) · \($0)" } + (reason.isEmpty ? [] : [age]), reason: reason,
      date: LocalTime(date).shortWords(at: LocalTime(now)), role: role,
      mark: role == .bad ? "✕" : "⚠", nextChange: nextChange)
  }

  /// The seconds for which a fresh value's age goes without saying.
  static let quietAge: TimeInterval = 3600

  /// Returns a time today as `09:41`, one on another day with its date, and one within a minute
  /// with its seconds.
  private static func time(_ date: Date, at now: Date) -> String {
    let (time, today) = (LocalTime(date), LocalTime(now))
    let isClose = time.date == today.date && abs(date.timeIntervalSince(now)) < 60
    return isClose ? time.clock : time.words(at: today)
  }
}

extension TileNote {
  /// The least of a cut reason that says anything, in columns.
  private static let leastReason = 6

  /// The words for so many columns. Where there is no room for all, a date goes before its reason, of
  /// which as many whole words are left as there is room for; the shortest words may still be wider.
  func words(in width: Int) -> String {
    let whole = details.map { reason.isEmpty ? $0 : "\(reason) · \($0)" }
    if let words = whole.first(where: { Painter.width(of: $0) <= width }) { return words }
    guard !date.isEmpty else { return details.last ?? "" }
    let short = "\(mark) \(date)"
    let room = width - Painter.width(of: short) - 1
    let cause = reason.cutAtWord(toColumns: room)
    if cause == reason && !cause.isEmpty || Painter.width(of: cause) >= Self.leastReason {
      return "\(short) \(cause)"
    }
    return Painter.width(of: short) <= width ? short : "\(mark)\(date)"
  }

  /// The date of an old value for the end of a single row; `nil` if the value is not old.
  var suffix: String? { date.isEmpty ? nil : "(\(date))" }
}
