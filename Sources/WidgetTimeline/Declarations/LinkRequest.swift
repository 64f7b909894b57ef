package import WidgetLayout

/// A request to open an address of a widget.
public struct LinkRequest: Sendable {
  /// The address, such as `library://loans/7`.
  public let address: String
  /// The settings of the widget that the address came from.
  package let settings: InstanceSettings
  /// The size in cells of the page that shows what is opened; `nil` if only its words are wanted.
  package let size: Size?

  /// Returns the settings of the widget that the address came from, as its provider has them.
  public func configuration<Intent: WidgetConfigurationIntent>(
    _ type: Intent.Type = Intent.self
  ) async throws -> Intent {
    let intent = Intent()
    let types = Dictionary(intent.parameters.map { ($0.key, $0.parameter.type) }) { first, _ in
      first
    }
    let values = settings.own.entries.map { ($0.key, ParameterValue($0.value, of: types[$0.key])) }
    try await BoardPlace.$current.withValue(settings.place) {
      try await intent.set(Dictionary(values) { first, _ in first })
    }
    return intent
  }
}
