package import WidgetSettings

/// The kinds of sources that boards may name.
package enum SourceKinds {
  /// All kinds.
  package static var all: [SourceKind] {
    let readers: [SourceKind] = [
      CommandSource.run, CommandSource.shell, StreamSource.kind, FileSource.kind, HTTPSource.kind,
    ]
    return readers + [
      .sqlite, .postgres, .prometheus, .ical, .feed, .xbar, .timeline(from: readers),
    ]
  }

  /// The schema of a source other than this machine's figures: a mapping with one kind's keys and
  /// the picks.
  package static var schema: SettingSchema {
    .either(all.map(schema(of:)))
  }

  /// Returns the source of a checked setting, which applies the setting's picks and redacts
  /// secrets.
  package static func source(_ setting: Setting) throws(SourceFailure) -> any Source {
    try source(setting, of: all)
  }

  /// Returns the source of a checked setting, whose kind must be one of `all`.
  static func source(_ setting: Setting, of all: [SourceKind]) throws(SourceFailure) -> any Source {
    let entries = setting.entries
    let named = all.filter { entries[$0.name] != nil }
    guard let kind = named.first, named.count == 1 else {
      throw SourceFailure(
        "no source", "Expected one of \(all.map(\.name).joined(separator: ", ")).")
    }
    let source = try kind.make(setting)
    return PickedSource(
      source: source, picks: source is any PickingSource ? nil : try Picks(setting))
  }

  /// Returns the schema of a kind's mapping, whose first key is the kind's own.
  static func schema(of kind: SourceKind) -> SettingSchema {
    .mapping(
      [SettingKey(kind.name, kind.schema, isRequired: true, kind.note)] + kind.keys
        + PickKinds.keys)
  }
}
