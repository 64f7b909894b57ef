/// The rows of a fleet that a member knows.
struct FleetRows {
  /// The rows by their instances, and by their machines.
  private var rows: [String: [String: FleetRow]] = [:]

  /// The row of a name; `nil` for none.
  subscript(key: FleetKey) -> FleetRow? {
    get { rows[key.instance]?[key.machine] }
    set { rows[key.instance, default: [:]][key.machine] = newValue }
  }

  /// Returns the rows of an instance that belong to a machine each, by their machines.
  func ofMachines(_ instance: String) -> [FleetRow] {
    (rows[instance] ?? [:]).filter { !$0.key.isEmpty }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns the generations of an instance: that of the shared row, or those of all machines.
  func generations(of instance: String, isOfMachines: Bool) -> [String: Int64] {
    (rows[instance] ?? [:]).filter { $0.key.isEmpty != isOfMachines }.mapValues(\.generation)
  }
}
