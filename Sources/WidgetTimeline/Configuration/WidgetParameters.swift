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
  package let intent: @Sendable ([String: ParameterValue]) async throws -> Intent

  /// What a person chose: an intent of AppIntents or of SiriKit's.
  package enum Intent: Sendable {
    case app(any AppIntent)
    case siri(INIntent)
  }

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
      return .app(intent)
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

  init<Provider: IntentTimelineProvider>(
    provider: Provider, content: @escaping (Provider.Entry) -> some View
  ) {
    let start = Provider.Intent()
    parameters = start.settableParameters.map {
      Parameter(key: $0.key, title: $0.title, type: $0.type, value: $0.value(start))
    }
    source = { TimelineSource(provider: provider, values: $0, content: content) }
    intent = { values in
      let intent = Provider.Intent()
      try intent.set(values)
      return .siri(intent)
    }
    resolve = { values in
      let intent = Provider.Intent()
      try intent.set(values)
      return Dictionary(intent.settableParameters.map { ($0.key, $0.value(intent)) }) { first, _ in
        first
      }
    }
    options = { _ in [] }
  }

  /// The values that a board's words stand for.
  package func values(_ words: [String: String]) -> [String: ParameterValue] {
    let types = Dictionary(parameters.map { ($0.key, $0.type) }) { first, _ in first }
    return Dictionary(
      uniqueKeysWithValues: words.map { ($0, ParameterValue(words: $1, of: types[$0])) })
  }
}
