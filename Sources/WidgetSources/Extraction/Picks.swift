package import WidgetSettings

/// The picks of a board from a source's data, applied in this order: a row, a column, a jq
/// expression, a regular expression.
package struct Picks: Sendable {
  private let column: String?
  private let row: Int?
  private let pick: Pick?
  private let pattern: Pattern?
  private let allowsNull: Bool

  /// Creates the picks of a source's setting; throws if an expression is invalid.
  package init(_ setting: Setting) throws(SourceFailure) {
    allowsNull = PickKinds.allowsNull(setting)
    column = setting["column"]?.text
    row = setting.value("row", PickKinds.row)
    let (program, allowsNull) = (try setting["pick"]?.text.map(PickKinds.program), allowsNull)
    pick = program.map { Pick($0, allowsNull: allowsNull) }
    pattern = try setting["regex"]?.text.map(PickKinds.pattern)
  }

  /// True if all data is taken unchanged.
  package var isEmpty: Bool { column == nil && row == nil && pick == nil && pattern == nil }

  /// Returns the picked data, or an empty list if the expression has no results; throws if it is
  /// missing or null and the board does not allow that.
  package func datum(_ datum: Datum, before deadline: Deadline) throws(SourceFailure) -> Datum {
    try found(in: datum, before: deadline) ?? .list([])
  }

  /// Returns the picked data, or `nil` if the expression has no results; throws if it is missing or
  /// null and the board does not allow that.
  func found(in datum: Datum, before deadline: Deadline) throws(SourceFailure) -> Datum? {
    var found = datum
    if let row { found = try Self.row(row, of: found) }
    if let column { found = try Self.column(column, of: found) }
    if let pick {
      guard let picked = try pick.datum(of: found, before: deadline) else { return nil }
      found = picked
    }
    if let pattern, found != .null {
      found = try Self.found(pattern, in: found, before: deadline)
    }
    if found == .null, !isEmpty, !allowsNull { throw PickWords.null(written, in: datum) }
    return found
  }

  /// Returns true if what is picked is computed, possibly of several parts of the data.
  func compute(from datum: Datum, before deadline: Deadline) -> Bool {
    // A row alone is one part.
    guard let pick, row == nil else { return false }
    guard let column else { return pick.computes(from: datum, before: deadline) }
    guard let cells = try? Self.column(column, of: datum) else { return true }
    return pick.computes(from: cells, before: deadline)
  }

  /// The last of the keys that determined the datum, for errors.
  private var written: String {
    pattern.map { "regex \($0.text)" } ?? column.map { "column \($0)" } ?? "the value"
  }

  private static func row(_ number: Int, of datum: Datum) throws(SourceFailure) -> Datum {
    guard case .list(let rows) = datum else { throw PickWords.noTable("row") }
    let index = number > 0 ? number - 1 : rows.count + number
    guard rows.indices.contains(index) else { throw PickWords.noRow(number, of: rows.count) }
    return rows[index]
  }

  private static func column(_ name: String, of datum: Datum) throws(SourceFailure) -> Datum {
    switch datum {
    case .record(let fields):
      guard let value = datum[name] else {
        throw PickWords.noColumn(name, of: fields.map(\.name))
      }
      return value
    case .list(let rows):
      if let first = rows.first, !rows.contains(where: { $0[name] != nil }) {
        _ = try column(name, of: first)
      }
      return .list(rows.map { $0[name] ?? .null })
    default: throw PickWords.noTable("column")
    }
  }

  private static func found(
    _ pattern: Pattern, in datum: Datum, before deadline: Deadline
  ) throws(SourceFailure) -> Datum {
    var found: [Datum] = []
    var texts: [String] = []
    for item in datum.items ?? [datum] {
      guard let text = item.words else { continue }
      guard let matches = pattern.matches(in: text, before: deadline) else {
        throw PickWords.slow(pattern.text, deadline.timeout)
      }
      texts.append(text)
      found += matches.map { Self.datum(of: $0, names: pattern.names) }
    }
    guard let first = found.first else {
      if case .record = datum { throw PickWords.noText(pattern.text) }
      throw PickWords.noMatch(pattern.text, in: texts.joined(separator: " "))
    }
    return found.count == 1 ? first : .list(found)
  }

  /// Returns the text of a match: of the only named group, a record of several named groups, the
  /// first unnamed group, or the whole match.
  private static func datum(of match: Pattern.Match, names: [String?]) -> Datum {
    let named = zip(names, match.groups).compactMap { name, text in
      name.map { Datum.Field($0, text.map { .text($0) } ?? .null) }
    }
    if named.count > 1 { return .record(named) }
    if let only = named.first { return only.value }
    return (match.groups.count > 1 ? match.groups[1] : match.groups[0]).map { .text($0) } ?? .null
  }
}
