/// A formatter of spans of time, as in Foundation: `1h 30m`, `1:30:00`.
///
/// Here, it writes English, or digits.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // Sendable as Foundation's formatters: set it up before other threads use it.
  /// The notation of units.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// The zeros to leave out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: 1)
    public static let dropLeading = Self(rawValue: 2)
    public static let dropMiddle = Self(rawValue: 4)
    public static let dropTrailing = Self(rawValue: 8)
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = Self(rawValue: 65536)
  }

  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .autoupdatingCurrent
  open var maximumUnitCount = 0
  open var allowsFractionalUnits = false
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  /// Returns a span in words.
  open func string(from timeInterval: TimeInterval) -> String? {
    guard timeInterval.isFinite else { return nil }
    let now = Date(timeIntervalSinceReferenceDate: 0)
    return string(from: now, to: now + timeInterval)
  }

  /// Returns the span between two dates in words.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = SpanUnit.allCases.filter { allowedUnits.contains($0.unit) }
    let used = units.isEmpty ? [SpanUnit.hour, .minute, .second] : units
    let calendar = calendar ?? .current
    let components = calendar.dateComponents(
      Set(used.map(\.component)), from: startDate, to: endDate)
    return string(used.map { ($0, components.value(for: $0.component) ?? 0) })
  }

  /// Returns components in words.
  open func string(from components: DateComponents) -> String? {
    let parts = SpanUnit.allCases.compactMap { unit in
      components.value(for: unit.component).map { (unit, $0) }
    }
    return parts.isEmpty ? nil : string(parts)
  }

  open override func string(for value: Any?) -> String? {
    (value as? DateComponents).flatMap { string(from: $0) }
  }

  /// Returns a span in a style of units.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private func string(_ all: [(SpanUnit, Int)]) -> String {
    var parts = all
    let drops = dropped
    if drops.contains(.dropLeading) { parts = Array(parts.drop { $0.1 == 0 }) }
    if drops.contains(.dropTrailing) {
      while parts.last?.1 == 0 { parts.removeLast() }
    }
    if drops.contains(.dropMiddle) {
      let last = parts.count - 1
      parts = parts.enumerated().filter { $0.offset == 0 || $0.offset == last || $0.element.1 != 0 }
        .map(\.element)
    }
    if parts.isEmpty, let last = all.last { parts = [last] }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let words = unitsStyle == .positional ? positional(parts) : joined(parts)
    return includesTimeRemainingPhrase ? "\(words) remaining" : words
  }

  /// The zeros to leave out by default: leading ones in digits, all in words.
  private var dropped: ZeroFormattingBehavior {
    guard zeroFormattingBehavior == .default else { return zeroFormattingBehavior }
    return unitsStyle == .positional ? .dropLeading : .dropAll
  }

  private func positional(_ parts: [(SpanUnit, Int)]) -> String {
    let isPadded = zeroFormattingBehavior.contains(.pad)
    return parts.enumerated().map { index, part in
      let digits = "\(index == 0 ? part.1 : abs(part.1))"
      return (index > 0 || isPadded) && digits.count < 2 ? "0" + digits : digits
    }.joined(separator: ":")
  }

  private func joined(_ parts: [(SpanUnit, Int)]) -> String {
    let words = parts.map { unit, count in
      switch unitsStyle {
      case .abbreviated: "\(count)\(unit.letter)"
      case .brief: "\(count)\(unit.short)"
      case .short: "\(count) \(unit.short)\(count == 1 || unit.isInvariable ? "" : "s")"
      default: "\(count) \(unit.rawValue)\(count == 1 ? "" : "s")"
      }
    }
    return words.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
  }
}

/// A unit of a span, the longest first.
private enum SpanUnit: String, CaseIterable {
  case year, month, week, day, hour, minute, second

  var unit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var letter: String {
    switch self {
    case .month: "mo"
    default: String(rawValue.prefix(1))
    }
  }

  var short: String {
    switch self {
    case .year: "yr"
    case .month: "mth"
    case .week: "wk"
    case .day: "day"
    case .hour: "hr"
    case .minute: "min"
    case .second: "sec"
    }
  }

  /// True if the abbreviation has no plural: `5 hr`, `5 min`, `5 sec`.
  var isInvariable: Bool { self == .hour || self == .minute || self == .second }
}
