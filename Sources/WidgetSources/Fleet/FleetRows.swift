/// The rows of a fleet that a member knows.
struct FleetRows {
  /// The rows by their instances, and by their machines. Names that look the same may be two.
  private var rows: [ExactText: [ExactText: FleetRow]] = [:]

  /// The row of a name; `nil` for none.
  subscript(key: FleetKey) -> FleetRow? {
    get { rows[ExactText(key.instance)]?[ExactText(key.machine)] }
    set { rows[ExactText(key.instance), default: [:]][ExactText(key.machine)] = newValue }
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
