package import WidgetSettings

/// The kinds of sources that boards may name.
package enum SourceKinds {
  /// All kinds.
  package static var all: [SourceKind] {
    var programs = [CommandSource.run, CommandSource.shell, StreamSource.kind]
    for index in programs.indices { programs[index].remarks = CommandKeys.remarks }
    let readers = programs + [FileSource.kind, HTTPSource.kind]
    return readers + [
      .sqlite, .postgres, .prometheus, .metrics, .mqtt, .fleet, .ical, .feed, .xbar,
      .timeline(from: readers),
    ]
  }

  /// The schema of a source other than this machine's figures: a mapping with one kind's keys and
  /// the picks.
  package static var schema: SettingSchema { all.schema }

  /// Returns the source of a checked setting, which applies the setting's picks and redacts
  /// secrets.
  package static func source(_ setting: Setting) throws(SourceFailure) -> any Source {
    try all.source(setting)
  }

  /// Returns a source of data that were read before, which applies the setting's picks.
  package static func source(
    _ setting: Setting, giving datum: Datum
  ) throws(SourceFailure) -> any Source {
    PickedSource(source: GivenSource(datum: datum), picks: try Picks(setting))
  }
}
