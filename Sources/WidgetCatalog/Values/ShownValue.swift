import WidgetLayout
import WidgetSources

/// A value in the words, marks and colours in which it is shown.
struct ShownValue: Hashable {
  var name: String
  var value: String
  var role: Role
  /// Says the level without colours: `!`, `!!`, `✓`; empty for a level that is worth no word.
  var mark: String
  var change: ValueChange?
  /// Its course, newest last.
  var history: [Double?]
  var range: ClosedRange<Double>?
  /// How far the value is in its range, 0 to 1; nil where it is no number.
  var part: Double?
  /// Why there is no number, where one was expected.
  var note: String?

  /// The mark and the value.
  var figure: String { mark.isEmpty ? value : "\(mark) \(value)" }

  /// True for a course of which something can be drawn.
  var hasCourse: Bool { history.count { $0.map(\.isFinite) ?? false } > 1 }
}

extension ShownValue {
  init(_ reading: ValueReading, symbols: NumberSymbols) {
    let format = ValueFormat(reading.settings, symbols: symbols)
    name = reading.settings.name
    value = format.words(of: reading.datum)
    change = ValueChange(reading, format: format)
    history = HistoryColumns.columns(of: reading.history)
    range = reading.settings.range
    role = reading.level.role
    mark = reading.level.mark
    part = reading.number.flatMap { number in
      ValueRange(reading).part(of: number)
    }
    switch reading.datum {
    case _ where reading.failure != nil:
      note = reading.failure?.reason
      role = .warn
    case .list, .record:
      note = DatumMismatch(expected: "a number", read: reading.datum).description
      value = ValueFormat.missing
    case .null where !reading.settings.isPending: note = "nothing there (null)"
    default: break
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

  /// The colour of a bar of the level: quiet as long as nothing is wrong.
  var barRole: Role { self == .normal ? .accent : role }

  /// Says the level without colours.
  var mark: String {
    switch self {
    case .normal: ""
    case .good: "✓"
    case .warn: "!"
    case .bad: "!!"
    }
  }
}
