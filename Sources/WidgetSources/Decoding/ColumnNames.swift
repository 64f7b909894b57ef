/// The names of a table's columns, each of which is another. They are found once, as names may be long.
struct ColumnNames {
  private let header: [String]
  private var names: [String] = []
  /// The names, each with the number that its last column got; names that look alike are one.
  private var uses: [String: Int] = [:]

  /// - Parameter header: The names as they are written.
  init(_ header: [String]) { self.header = header }

  /// Returns the fields of a row.
  mutating func fields(of row: [Datum]) -> [Datum.Field] {
    while names.count < row.count { addColumn() }
    return zip(names, row).map { Datum.Field($0, $1) }
  }

  private mutating func addColumn() {
    let index = names.count
    let written = index < header.count ? header[index] : ""
    let name = written.isEmpty ? "\(index + 1)" : written
    // A further column of a name hides none before it.
    var (own, count) = (name, uses[name] ?? 1)
    while uses[own] != nil {
      count += 1
      own = "\(name) \(count)"
    }
    uses[own] = 1
    uses[name] = count
    names.append(own)
  }
}
