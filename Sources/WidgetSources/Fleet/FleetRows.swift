import WidgetBase

/// The rows of a fleet that a member knows.
struct FleetRows {
  /// The rows by their instances, and by their machines. Names that look the same may be two.
  private var rows: [ExactText: [ExactText: FleetRow]] = [:]
  /// The bytes of all contents.
  private(set) var size = 0

  /// The row of a name; `nil` for none.
  subscript(key: FleetKey) -> FleetRow? {
    get { rows[ExactText(key.instance)]?[ExactText(key.machine)] }
    set {
      let (instance, machine) = (ExactText(key.instance), ExactText(key.machine))
      let before = rows[instance]?[machine]
      size += (newValue?.content.utf8.count ?? 0) - (before?.content.utf8.count ?? 0)
      rows[instance, default: [:]][machine] = newValue
    }
  }

  /// Replaces the rows of instances by all that there are. Rows of machines that have none any more go, of those
  /// instances of which machines' rows were read.
  mutating func replace(_ instances: Set<String>, ofMachines: Set<String>, by found: [FleetRow]) {
    let there = Set(found.map(\.key))
    for instance in instances.intersection(ofMachines) {
      for row in self.ofMachines(instance) where !there.contains(row.key) { self[row.key] = nil }
    }
    for row in found { self[row.key] = row }
  }

  /// Returns the rows of an instance that belong to a machine each, by their machines.
  func ofMachines(_ instance: String) -> [FleetRow] {
    (rows[ExactText(instance)] ?? [:]).filter { !$0.key.text.isEmpty }.sorted { $0.key < $1.key }
      .map(\.value)
  }

  /// Returns the generations of an instance: that of the shared row, or those of all machines.
  func generations(of instance: String, isOfMachines: Bool) -> [ExactText: Int64] {
    (rows[ExactText(instance)] ?? [:]).filter { $0.key.text.isEmpty != isOfMachines }
      .mapValues(\.generation)
  }
}
