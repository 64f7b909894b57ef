internal import WidgetLayout

/// The parameters of a kind of widget, and what its entries come from once they are set.
@MainActor
package struct WidgetParameters {
  /// A parameter as a board sees it.
  package struct Parameter: Sendable {
    /// The name of its property.
    package let key: String
    /// What it is called for people; the key where it has no title.
    package let title: String
    /// What kind of value it has.
    package let type: ParameterType
    /// What it is where nobody sets it.
    package let value: ParameterValue
  }

  /// The parameters in order.
  package let parameters: [Parameter]
  /// The entries' source with parameters set by their names; the others have their defaults. A value
  /// that cannot be is shown in words where the widget would be.
  package let source: ([String: ParameterValue]) -> TimelineSource
  /// Checks values without asking the provider, and gives all parameters as they then are: what tells
  /// two instances apart.
  package let resolve: @Sendable ([String: ParameterValue]) async throws -> [String: ParameterValue]
  /// The values that are proposed for a parameter.
  package let options: @Sendable (String) async throws -> [ParameterOption]
  /// An intent with values, for `WidgetInfo`.
  package let intent: @Sendable ([String: ParameterValue]) async throws -> any AppIntent

  init<Provider: AppIntentTimelineProvider>(
    provider: Provider, content: @escaping (Provider.Entry) -> some View
  ) {
    parameters = Provider.Intent().parameters.map { key, parameter in
      Parameter(
        key: key, title: parameter.title?.words ?? key, type: parameter.type,
        value: parameter.parameterValue)
    }
    source = { TimelineSource(provider: provider, values: $0, content: content) }
    intent = { values in
      let intent = Provider.Intent()
      try await intent.set(values)
      return intent
    }
    resolve = { values in
      let intent = Provider.Intent()
      try await intent.set(values)
      return intent.parameterValues
    }
    options = { key in
      try await Provider.Intent().parameters.first { $0.key == key }?.parameter.options() ?? []
    }
  }
}
