public import WidgetLayout

/// A recommended configuration with a description, as in WidgetKit.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  package let intent: Intent
  package let description: String

  /// Creates a recommendation of a configuration with a description.
  public init(intent: Intent, description: LocalizedStringKey) {
    self.intent = intent
    self.description = description.words
  }

  /// Creates a recommendation of a configuration with a description.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {
    self.intent = intent
    self.description = description.words
  }

  /// Creates a recommendation of a configuration with a description.
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) {
    self.intent = intent
    self.description = String(description)
  }

  /// Creates a recommendation of a configuration with a description.
  @_disfavoredOverload
  public init(intent: Intent, description: Text) {
    self.intent = intent
    self.description = description.words
  }
}

/// A recommended SiriKit configuration with a description, as in WidgetKit.
public struct IntentRecommendation<Intent: INIntent> {
  package let intent: Intent
  package let description: String

  /// Creates a recommendation of a configuration with a description.
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) {
    self.intent = intent
    self.description = String(description)
  }

  /// Creates a recommendation of a configuration with a description.
  public init(intent: Intent, description: LocalizedStringKey) {
    self.intent = intent
    self.description = description.words
  }

  /// Creates a recommendation of a configuration with a description.
  @_disfavoredOverload
  public init(intent: Intent, description: Text) {
    self.intent = intent
    self.description = description.words
  }
}
