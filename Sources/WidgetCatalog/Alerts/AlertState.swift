import FoundationEssentials

/// How far a rule has come: since when its condition holds, and whether it has sounded for that.
struct AlertState: Sendable, Hashable, Codable {
  var since: Date?
  var hasSounded = false

  /// Takes what was found at a date; true where the alarm sounds now. It sounds once for each time
  /// that the condition begins to hold.
  mutating func step(_ rule: AlertRule, holds: Bool?, at now: Date) -> Bool {
    guard let holds else { return false }
    guard holds else {
      self = AlertState()
      return false
    }
    let start = min(since ?? now, now)
    since = start
    guard !hasSounded, now >= start + rule.hold,
      !rule.quiet.contains(where: { $0.contains(now) })
    else { return false }
    hasSounded = true
    return true
  }

  /// When the alarm sounds if its condition goes on to hold; nil where it does not hold, or has
  /// sounded for that.
  func due(_ rule: AlertRule, after now: Date) -> Date? {
    guard let since, !hasSounded else { return nil }
    return rule.endOfQuiet(from: max(since + rule.hold, now))
  }
}
