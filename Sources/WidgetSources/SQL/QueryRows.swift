import FoundationEssentials
import WidgetSettings

/// The rows of a query's result, up to a limit.
struct QueryRows {
  /// The limit of a result.
  struct Limit: Sendable, Hashable {
    /// The number of rows asked for, or `nil` if the query itself must limit them.
    var rows: Int?

    /// The total number of bytes of all texts.
    var bytes = 8 << 20

    /// The most rows of a query that does not ask for a number of them.
    static let unaskedRows = 1000

    var most: Int { rows ?? Self.unaskedRows }
  }

  let columns: [String]
  let limit: Limit
  private(set) var rows: [[Datum]] = []
  private var bytes = 0
  private var values = 0

  init(columns: [String], limit: Limit) {
    self.columns = columns
    self.limit = limit
  }

  /// Creates the rows that `datum` represents, which a worker returned; a row without values has none.
  init(_ datum: Datum, limit: Limit) {
    self.init(columns: (datum["columns"]?.items ?? []).map { $0.words ?? "" }, limit: limit)
    rows = (datum["rows"]?.items ?? []).map { $0.items ?? [] }
  }

  /// The rows as data for another process, in which each column has its name once.
  var datum: Datum {
    ["columns": .list(columns.map { .text($0) }), "rows": .list(rows.map { .list($0) })]
  }

  /// Adds a row of `count` values; returns false if as many rows as asked for are already there.
  ///
  /// Each value is counted before the next one is made, since it may have many parts.
  mutating func add(
    _ count: Int32, _ value: (_ column: Int32) -> Datum
  ) throws(SourceFailure) -> Bool {
    guard rows.count < limit.most else {
      if limit.rows != nil { return false }
      throw SourceFailure(
        "more than \(limit.most) rows",
        "The query returns more than \(limit.most) rows: add LIMIT, or raise rows:."
      )
    }
    var row: [Datum] = []
    for column in 0..<count {
      let datum = value(column)
      if case .text(let text) = datum { bytes += text.utf8.count }
      values += datum.count
      guard bytes <= limit.bytes, values <= Datum.most else {
        throw SourceFailure(
          "too much data",
          "The query returns more than \(limit.bytes >> 20) MB of text, or a million values: select less."
        )
      }
      row.append(datum)
    }
    rows.append(row)
    return true
  }

  /// Returns the rows as data: a list of records, or one value.
  ///
  /// Of columns with one name, the second is `name 2`, as in a CSV table: what is added to a database hides nothing.
  ///
  /// - Parameter wantsValue: True for the first column of the first row, false for a list, or `nil`
  ///   for a value only if the result is one row with one column.
  func datum(wantsValue: Bool?) -> Datum {
    let isOne = rows.count == 1 && columns.count == 1
    if wantsValue ?? isOne { return rows.first?.first ?? .null }
    var names = ColumnNames(columns)
    return .list(rows.map { .record(names.fields(of: $0)) })
  }
}
