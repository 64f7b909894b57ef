import WidgetLayout
import WidgetSources

/// The content of a cell of a table.
enum TableCell: Hashable {
  /// Words, in a colour of their own if they have one.
  case words(String, Role?)
  /// A number in forms for less and less room, the widest first.
  case number([String], Role?)
  /// The values of a small chart.
  case course([Double?])

  /// The words; empty for a chart.
  var words: String {
    switch self {
    case .words(let words, _): words
    case .number(let forms, _): forms.first ?? ""
    case .course: ""
    }
  }

  /// The width in columns.
  var width: Int {
    switch self {
    case .words, .number: Painter.width(of: words)
    case .course: Self.courseWidth
    }
  }

  private static let courseWidth = 8

  /// Creates the cell of a column in a row.
  init(_ datum: Datum?, in column: TableColumn, _ format: ValueFormat) {
    switch datum {
    case nil, .null: self = .words(ValueFormat.missing, .dim)
    case .text(let text) where format.unit.isEmpty && column.number.thresholds.isEmpty:
      let line = format.line(of: .text(text))
      // Its point would part thousands where numbers have a comma.
      self =
        datum?.number == nil
        ? .words(line, column.colors[text])
        : .number(
          [format.symbols.localized(line, groups: false), ValueFormat.noRoom], column.colors[text])
    case .list(let items) where Self.isCourse(items):
      self = .course(items.suffix(200).map { $0.number.flatMap { $0.isFinite ? $0 : nil } })
    case let value?:
      guard let number = Self.number(of: value, in: format) else {
        let words = format.line(of: value)
        self = .words(words, column.colors[words])
        return
      }
      let level = column.number.level(of: number)
      let mark = level.mark.isEmpty || level == .good ? "" : level.mark + " "
      let forms = value.number == nil ? [format.line(of: value)] : format.forms(number)
      self = .number(
        forms.map { mark + $0 }, level == .normal ? column.colors[forms[0]] : level.role)
    }
  }

  /// Returns the number of a value, or of a percentage where no other unit is set; `nil` for words, and for a yes or
  /// no, which is none.
  private static func number(of value: Datum, in format: ValueFormat) -> Double? {
    if case .bool = value { return nil }
    return value.number ?? (["", "%"].contains(format.unit) ? value.percentage : nil)
  }

  /// True if a list has several numbers and nothing else; a Boolean does not count as a number.
  private static func isCourse(_ items: [Datum]) -> Bool {
    func isNumber(_ item: Datum) -> Bool {
      if case .bool = item { false } else { item.number != nil }
    }
    return items.count > 1 && items.contains(where: isNumber)
      && items.allSatisfy { isNumber($0) || $0 == .null }
  }

  /// Returns the cell for a table, at most `width` columns wide.
  func cell(cut: TableColumn.Cut, width: Int) -> TextTable.Cell {
    switch self {
    case .words(let words, let role):
      let text = cut == .middle ? words.cutInMiddle(to: width) : words.cut(toColumns: width)
      return role.map { .colored(text, $0) } ?? .text(text)
    case .number(let forms, let role):
      let text = forms.first { Painter.width(of: $0) <= width } ?? ValueFormat.noRoom
      return role.map { .colored(text, $0) } ?? .text(text)
    case .course(let values):
      let numbers = values.compactMap { $0 }
      let (low, high) = (min(0, numbers.min() ?? 0), max(0, numbers.max() ?? 0))
      return .course(values, in: low...max(high, low == 0 && high == 0 ? 1 : high), ramp: nil)
    }
  }
}
