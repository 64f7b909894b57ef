public import WidgetLayout

/// A configuration to choose, with its words, as in WidgetKit.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  package let intent: Intent
  package let description: String

  /// A configuration and what it is called.
  public init(intent: Intent, description: LocalizedStringResource) {
    self.intent = intent
    self.description = description.words
  }

  /// A configuration and what it is called.
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) {
    self.intent = intent
    self.description = String(description)
  }

  /// A configuration and what it is called.
  @_disfavoredOverload
  public init(intent: Intent, description: Text) {
    self.intent = intent
    self.description = description.words
  }
}

/// A configuration of SiriKit's to choose, with its words, as in WidgetKit.
public struct IntentRecommendation<Intent: INIntent> {
  package let intent: Intent
  package let description: String

  /// A configuration and what it is called.
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) {
    self.intent = intent
    self.description = String(description)
  }

  /// A configuration and what it is called.
  public init(intent: Intent, description: LocalizedStringKey) {
    self.intent = intent
    self.description = description.words
  }

  /// A configuration and what it is called.
  @_disfavoredOverload
  public init(intent: Intent, description: Text) {
    self.intent = intent
    self.description = description.words
  }
}
