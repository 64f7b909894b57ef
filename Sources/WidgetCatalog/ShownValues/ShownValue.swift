import FoundationEssentials
import WidgetBase
import WidgetLayout
import WidgetSources

/// A value with its text, mark and colours.
struct ShownValue: Hashable {
  var name: String
  var value: String
  /// The value in forms for less and less room, the widest first; only itself if it is no number.
  var forms: [String] = []
  /// Such forms with the unit apart.
  var parts: [ValueFormat.Part] = []
  var role: Role
  /// The level without colours: `!`, `!!`, `✓`; empty for a normal level.
  var mark: String
  var change: ValueChange?
  /// The past values, the newest last.
  var history: [Double?]
  /// The seconds from each past value to the newest; empty if unknown.
  var ages: [Double] = []
  /// The date of the value as its source tells it; `nil` if it is the time of the reading.
  var date: Date?
  var range: ClosedRange<Double>?
  /// The colours of past values by their level; `nil` for the accent.
  var ramp: LevelRamp?
  /// The position of the value in its range, 0 to 1; `nil` if it is no number.
  var part: Double?
  /// The reason for a missing number, if one was expected.
  var note: String?

  /// The mark and the value.
  var figure: String { mark.isEmpty ? value : "\(mark) \(value)" }

  /// The mark and the value, in forms for less and less room.
  var figureForms: [String] { forms.map { mark.isEmpty ? $0 : "\(mark) \($0)" } }

  /// True if the history has enough values to draw.
  var hasCourse: Bool { history.count { $0.map(\.isFinite) ?? false } > 1 }
}

extension ShownValue {
  /// Returns the time that the newest past values take, as many as a chart has columns, in words; `nil`
  /// if it is unknown.
  func span(of columns: Int) -> String? {
    let first = max(history.firstIndex { $0 != nil } ?? 0, ages.count - columns)
    guard ages.indices.contains(first), ages[first] >= 1 else { return nil }
    let seconds = ages[first]
    return Durations.span(seconds < 60 ? seconds : (seconds / 60).rounded(.down) * 60)
  }

  /// Returns the value with another past, drawn in a range; `nil` is from zero to the greatest.
  func with(_ history: [Double?], in range: ClosedRange<Double>?) -> ShownValue {
    var value = self
    (value.history, value.ages, value.range) = (history, [], range)
    return value
  }

  init(_ reading: ValueReading, symbols: NumberSymbols) {
    let format = ValueFormat(reading.settings, symbols: symbols)
    name = reading.settings.name
    value = format.words(of: reading.datum)
    change = ValueChange(reading, format: format)
    history = HistoryColumns.columns(of: reading.history)
    ages = HistoryColumns.ages(of: reading.history)
    date = reading.date
    range = reading.settings.range
    ramp = LevelRamp(reading.settings.thresholds, from: range?.lowerBound ?? 0)
    role = reading.level.role
    mark = reading.level.mark
    part = reading.number.flatMap { number in
      ValueRange(reading).part(of: number)
    }
    switch reading.datum {
    case _ where reading.failure != nil:
      note = reading.failure?.reason
      role = .warn
    case .list, .record,
      .text where reading.datum.isTextOfJSON:
      note = DatumMismatch(expected: "a number", read: reading.datum).description
      value = ValueFormat.missing
    case .null where reading.settings.isPending:
      value = ValueFormat.pending
      role = .dim
    case .null: note = "nothing there (null)"
    default: break
    }
    if let number = reading.datum.shownNumber ?? reading.settings.percentage(of: reading.datum),
      value == format.words(of: reading.datum)
    {
      forms = [value] + format.forms(number).dropFirst()
      parts = [ValueFormat.Part(value)] + format.parts(number).dropFirst()
    } else {
      forms = [value]
      parts = [ValueFormat.Part(value)]
    }
  }
}

extension ValueReading.Level {
  /// The colour of a value of the level.
  var role: Role {
    switch self {
    case .normal: .text
    case .good: .good
    case .warn: .warn
    case .bad: .bad
    }
  }

  /// The colour of a bar of the level: the accent as long as nothing is wrong.
  var barRole: Role { self == .normal ? .accent : role }

  /// The mark of the level, for displays without colours.
  var mark: String {
    switch self {
    case .normal: ""
    case .good: "✓"
    case .warn: "!"
    case .bad: "!!"
    }
  }
}
