import WidgetBase

/// The fields of a record while it is read. If a name is repeated, the last value counts, at the
/// position of the first.
///
/// A name that looks like another, with the same letters in other scalars, gets a number: whoever sees both would
/// take them for one, of which one value is missing.
struct RecordFields {
  private(set) var fields: [Datum.Field] = []
  /// The positions of the names, used only for records too large for a linear search.
  private var places: [ExactText: Int] = [:]
  /// The names, equal if they look alike, likewise.
  private var names: Set<String> = []
  /// The places of the names that were given a number, as they were written.
  private var numbered: [ExactText: Int] = [:]

  mutating func set(_ name: String, _ value: Datum) {
    if let place = place(of: name) {
      fields[place].value = value
      return
    }
    let own = distinct(name)
    if !ExactText.isSame(own, name) { numbered[ExactText(name)] = fields.count }
    if fields.count >= 16 { note(own, at: fields.count) }
    fields.append(Datum.Field(own, value))
    if fields.count == 16 {
      for (place, field) in fields.enumerated() { note(field.name, at: place) }
    }
  }

  private mutating func note(_ name: String, at place: Int) {
    places[ExactText(name)] = place
    names.insert(name)
  }

  /// Returns a name that looks like none that is there.
  private func distinct(_ name: String) -> String {
    // Names in ASCII have one form only.
    guard name.utf8.contains(where: { $0 >= 0x80 }) else { return name }
    var (own, number) = (name, 1)
    while fields.count < 16 ? fields.contains(where: { $0.name == own }) : names.contains(own) {
      number += 1
      own = "\(name) (\(number))"
    }
    return own
  }

  private func place(of name: String) -> Int? {
    if !numbered.isEmpty, let place = numbered[ExactText(name)] { return place }
    return fields.count < 16
      ? fields.firstIndex { ExactText.isSame($0.name, name) } : places[ExactText(name)]
  }
}
