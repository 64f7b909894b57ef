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

  /// What may be written for a source that is no figure of this machine: a mapping of one kind's keys
  /// and the picks.
  package static var schema: SettingSchema {
    .either(all.map(schema(of:)))
  }

  /// The source of a checked setting, which takes only what its picks say, and lets no secret out.
  package static func source(_ setting: Setting) throws(SourceFailure) -> any Source {
    try source(setting, of: all)
  }

  /// The source of a checked setting, which is of one of these kinds.
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

  /// The mapping that a kind is written as; its first key is the kind's own.
  static func schema(of kind: SourceKind) -> SettingSchema {
    .mapping(
      [SettingKey(kind.name, kind.schema, isRequired: true, kind.note)] + kind.keys
        + PickKinds.keys)
  }
}
