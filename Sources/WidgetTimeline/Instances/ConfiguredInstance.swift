package import WidgetArchive
package import WidgetLayout

/// A widget placed somewhere, with its settings as values.
package struct ConfiguredInstance: Sendable, Hashable, Identifiable {
  /// The instance as files hold it, with its settings as words.
  package let record: WidgetInstance
  /// The settings and the place.
  package let settings: InstanceSettings

  /// Reads an instance that comes from a file or from another program.
  package init(_ record: WidgetInstance) {
    self.init(record, InstanceSettings(words: record.configuration))
  }

  /// Creates an instance.
  ///
  /// - Parameter record: the instance with the words of `settings`.
  package init(_ record: WidgetInstance, _ settings: InstanceSettings) {
    self.record = record
    self.settings = settings
  }

  package var id: String { record.id }
  /// The kind of the widget.
  package var kind: String { record.kind }
  /// The family in which it is shown.
  package var family: WidgetFamily { record.family }

  /// Returns the instance with another name of its kind.
  package func named(_ kind: String) -> ConfiguredInstance {
    ConfiguredInstance(record.named(kind), settings)
  }

  /// Returns the instance drawn as another family.
  func drawn(as family: WidgetFamily) -> ConfiguredInstance {
    ConfiguredInstance(
      WidgetInstance(
        id: id, kind: kind, family: family, configuration: record.configuration), settings)
  }
}
