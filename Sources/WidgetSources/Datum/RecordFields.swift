/// The fields of a record while it is read. If a name is repeated, the last value counts, at the
/// position of the first.
struct RecordFields {
  private(set) var fields: [Datum.Field] = []
  /// The positions of the names, used only for records too large for a linear search.
  private var places: [ExactText: Int] = [:]

  mutating func set(_ name: String, _ value: Datum) {
    if let place = place(of: name) {
      fields[place].value = value
    } else {
      if fields.count >= 16 { places[ExactText(name)] = fields.count }
      fields.append(Datum.Field(name, value))
      if fields.count == 16 {
        for (place, field) in fields.enumerated() { places[ExactText(field.name)] = place }
      }
    }
  }

  private func place(of name: String) -> Int? {
    fields.count < 16
      ? fields.firstIndex { ExactText($0.name) == ExactText(name) } : places[ExactText(name)]
  }
}
