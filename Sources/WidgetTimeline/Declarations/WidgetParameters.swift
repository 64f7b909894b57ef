internal import WidgetLayout

/// The parameters of a kind of widget, and the sources of entries for their values.
@MainActor
package struct WidgetParameters {
  /// A parameter as a board sees it.
  package struct Parameter: Sendable {
    /// The name of its property.
    package let key: String
    /// The title for people, or else the key.
    package let title: String
    /// The type of its value.
    package let type: ParameterType
    /// The default value.
    package let value: ParameterValue
  }

  /// The parameters in order, created on demand, so that a program starts without those of kinds it
  /// does not show.
  package var parameters: [Parameter] { makeParameters() }
  private let makeParameters: () -> [Parameter]
  /// Returns a source of entries for parameters set by name; the others have their defaults. For
  /// unsuitable values, the source shows the error in place of the widget.
  package private(set) var source: ([String: ParameterValue]) -> TimelineSource
  /// Checks values without asking the provider, and returns the resulting values of all parameters,
  /// which tell two instances apart.
  package let resolve: @Sendable ([String: ParameterValue]) async throws -> [String: ParameterValue]
  /// Returns the suggestions for a parameter, given the values of the others; with `words`, only
  /// those that match them.
  package let options:
    @Sendable (_ key: String, _ words: String?, _ values: [String: ParameterValue]) async throws ->
      [ParameterOption]
  /// Returns the parameters that matter with these values, leaving out those that the intent's
  /// summary names only for other values.
  package let shown: @Sendable ([String: ParameterValue]) async throws -> [Parameter]
  /// Returns an intent with these values, for `WidgetInfo`.
  package let intent: @Sendable ([String: ParameterValue]) async throws -> Intent

  /// A configuration that a person chose: an intent of AppIntents or of SiriKit.
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
      // The parameter itself may still be unset or have a wrong value, so it is left out.
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

  /// Creates parameters that another program checks; `options`, `shown` and `intent` ask that
  /// program.
  init(
    parameters: [Parameter], source: @escaping ([String: ParameterValue]) -> TimelineSource,
    options:
      @escaping @Sendable (String, String?, [String: ParameterValue]) async throws ->
      [ParameterOption],
    shown: @escaping @Sendable ([String: ParameterValue]) async throws -> [Parameter],
    intent: @escaping @Sendable ([String: ParameterValue]) async throws -> Intent
  ) {
    makeParameters = { parameters }
    self.source = source
    self.options = options
    self.shown = shown
    self.intent = intent
    resolve = { $0 }
  }

  private nonisolated static func parameters(of intent: some AppIntent) -> [Parameter] {
    intent.parameters.map { key, parameter in
      Parameter(
        key: key, title: parameter.givenTitle?.words ?? key, type: parameter.type,
        value: parameter.parameterValue)
    }
  }

  private nonisolated static func parameters(of intent: INIntent) -> [Parameter] {
    intent.settableParameters.map {
      Parameter(key: $0.key, title: $0.title, type: $0.type, value: $0.value(intent))
    }
  }

  /// The same parameters, with sample data in place of the provider's timelines.
  var previewing: WidgetParameters {
    var parameters = self
    parameters.source = { [source] in source($0).previewing }
    return parameters
  }

  /// Returns the values for a board's settings.
  package func values(_ settings: InstanceSettings) -> [String: ParameterValue] {
    let types = Dictionary(parameters.map { ($0.key, $0.type) }) { first, _ in first }
    return Dictionary(
      uniqueKeysWithValues: settings.own.entries.map {
        ($0, ParameterValue($1, of: types[$0]))
      })
  }
}
