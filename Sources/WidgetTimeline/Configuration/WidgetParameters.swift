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

  /// The parameters in order. They are made when they are asked for: a program starts without those of
  /// kinds that it does not show.
  package var parameters: [Parameter] { makeParameters() }
  private let makeParameters: () -> [Parameter]
  /// The entries' source with parameters set by their names; the others have their defaults. A value
  /// that cannot be is shown in words where the widget would be.
  package private(set) var source: ([String: ParameterValue]) -> TimelineSource
  /// Checks values without asking the provider, and gives all parameters as they then are: what tells
  /// two instances apart.
  package let resolve: @Sendable ([String: ParameterValue]) async throws -> [String: ParameterValue]
  /// The values that are proposed for a parameter beside others that have these values; with words
  /// those that the words stand for.
  package let options:
    @Sendable (_ key: String, _ words: String?, _ values: [String: ParameterValue]) async throws ->
      [ParameterOption]
  /// The parameters that matter with these values, as they then are: without those that the intent's
  /// summary names for other values only.
  package let shown: @Sendable ([String: ParameterValue]) async throws -> [Parameter]
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
    makeParameters = { Self.parameters(of: Provider.Intent()) }
    shown = { values in
      let intent = Provider.Intent()
      try await intent.set(values)
      let hidden = Provider.Intent.parameterSummary._names.hidden(with: intent.parameterValues)
      return Self.parameters(of: intent).filter { !hidden.contains($0.key) }
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
    options = { key, words, values in
      let intent = Provider.Intent()
      // The one that is looked up has no value yet, or perhaps a wrong one.
      try await intent.set(values.filter { $0.key != key })
      return try await ConfiguredIntent.$current.withValue(intent) {
        let parameter = intent.parameters.first { $0.key == key }?.parameter
        guard let words else { return try await parameter?.options() ?? [] }
        return try await parameter?.options(matching: words) ?? []
      }
    }
  }

  init<Provider: IntentTimelineProvider>(
    provider: Provider, content: @escaping (Provider.Entry) -> some View
  ) {
    makeParameters = { Self.parameters(of: Provider.Intent()) }
    shown = { values in
      let intent = Provider.Intent()
      try intent.set(values)
      return Self.parameters(of: intent)
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
    options = { _, _, _ in [] }
  }

  private nonisolated static func parameters(of intent: some AppIntent) -> [Parameter] {
    intent.parameters.map { key, parameter in
      Parameter(
        key: key, title: parameter.title?.words ?? key, type: parameter.type,
        value: parameter.parameterValue)
    }
  }

  private nonisolated static func parameters(of intent: INIntent) -> [Parameter] {
    intent.settableParameters.map {
      Parameter(key: $0.key, title: $0.title, type: $0.type, value: $0.value(intent))
    }
  }

  /// The same with sample data in place of the provider's timelines.
  var previewing: WidgetParameters {
    var parameters = self
    parameters.source = { [source] in source($0).previewing }
    return parameters
  }

  /// The values that a board's words stand for.
  package func values(_ words: [String: String]) -> [String: ParameterValue] {
    let types = Dictionary(parameters.map { ($0.key, $0.type) }) { first, _ in first }
    return Dictionary(
      uniqueKeysWithValues: words.map { ($0, ParameterValue(words: $1, of: types[$0])) })
  }
}
