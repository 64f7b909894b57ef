internal import WidgetArchive

/// A widget of a board, regardless of family, as files name it.
package struct WidgetKey: Sendable, Hashable {
  let kind: String
  let configuration: [String: String]
}

extension WidgetKey {
  /// Creates the key of a widget with these settings.
  package init(kind: String, _ settings: InstanceSettings) {
    self.init(kind: kind, configuration: settings.words)
  }

  init(_ instance: WidgetInstance) {
    self.init(kind: instance.kind, configuration: instance.configuration)
  }
}
