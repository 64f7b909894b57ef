import FoundationEssentials
import WidgetSettings

/// What a query gave: rows of named columns, as many as may be kept.
struct QueryRows {
  /// How much of a result is kept.
  struct Limit: Sendable, Hashable {
    /// The rows that are asked for; nil where the query itself shall end.
    var rows: Int?

    /// The bytes of all texts together.
    var bytes = 8 << 20

    /// The rows of a query that does not say how many it wants.
    static let unaskedRows = 1000

    var most: Int { rows ?? Self.unaskedRows }
  }

  let columns: [String]
  let limit: Limit
  private(set) var rows: [[Datum]] = []
  private var bytes = 0

  init(columns: [String], limit: Limit) {
    self.columns = columns
    self.limit = limit
  }

  /// Adds a row; false where it is not wanted any more, since as many as asked for are here.
  mutating func add(_ row: [Datum]) throws(SourceFailure) -> Bool {
    guard rows.count < limit.most else {
      if limit.rows != nil { return false }
      throw SourceFailure(
        "more than \(limit.most) rows",
        "The query returns more than \(limit.most) rows: add LIMIT, or raise rows:."
      )
    }
    for case .text(let text) in row { bytes += text.utf8.count }
    guard bytes <= limit.bytes else {
      throw SourceFailure(
        "too much data",
        "The query returns more than \(limit.bytes >> 20) MB of text: select less.")
    }
    rows.append(row)
    return true
  }

  /// The rows as data: a list of records, or one value.
  ///
  /// `wantsValue` is what the board says of it: the first row's first column, or never that; nil is
  /// the value where the query gives one row of one column.
  func datum(wantsValue: Bool?) -> Datum {
    let isOne = rows.count == 1 && columns.count == 1
    if wantsValue ?? isOne { return rows.first?.first ?? .null }
    return .list(
      rows.map { row in .record(zip(columns, row).map { Datum.Field($0, $1) }) })
  }
}
