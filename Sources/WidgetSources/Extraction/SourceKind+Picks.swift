import WidgetSettings

extension SourceKind {
  /// The schema of the kind's mapping, whose first key is the kind's own, and which may have picks.
  var mapping: SettingSchema {
    let mapping = SettingSchema.mapping(
      [SettingKey(name, schema, isRequired: true, note)] + keys + PickKinds.keys)
    return remarks.map { mapping.remarking($0) } ?? mapping
  }
}

extension [SourceKind] {
  /// The schema of a mapping of one of the kinds.
  var schema: SettingSchema { .either(map(\.mapping)) }

  /// Returns the source of a checked setting of one of the kinds, which applies the setting's picks
  /// and redacts secrets.
  func source(_ setting: Setting) throws(SourceFailure) -> any Source {
    let entries = setting.entries
    let named = filter { entries[$0.name] != nil }
    guard let kind = named.first, named.count == 1 else {
      throw SourceFailure("no source", "Expected one of \(map(\.name).joined(separator: ", ")).")
    }
    let source = try kind.make(setting)
    return PickedSource(
      source: source, picks: source is any PickingSource ? nil : try Picks(setting))
  }
}
