/// An intent whose use can be predicted, as in AppIntents; here, nothing is predicted.
public protocol PredictableIntent: AppIntent {
  associatedtype Prediction: IntentPredictionConfiguration
  /// The uses that can be predicted, which are not shown here.
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

extension PredictableIntent {
  /// No uses.
  public static var predictionConfiguration: some IntentPredictionConfiguration {
    TupleIntentPrediction<Self, Void>()
  }
}

/// Uses of an intent that can be predicted, as in AppIntents.
public protocol IntentPredictionConfiguration<Intent> {
  associatedtype Intent: AppIntent
}

/// A use of an intent with some parameters, as in AppIntents; here, it is never shown.
public struct IntentPrediction<Intent: AppIntent, Parameters>: IntentPredictionConfiguration {
  /// Creates a use without parameters.
  public init(displayRepresentation: @escaping () -> DisplayRepresentation)
  where Parameters == Void {}

  /// Creates a use with some parameters.
  public init<each Value: _IntentValue>(
    parameters: Parameters,
    displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
  ) where Parameters == (repeat KeyPath<Intent, IntentParameter<each Value>>) {}
}

/// Several uses of an intent, as in AppIntents.
public struct TupleIntentPrediction<Intent: AppIntent, Predictions>: IntentPredictionConfiguration {
}

/// Collects uses of an intent in a block, as in AppIntents.
@resultBuilder public enum IntentPredictionsBuilder<Intent: AppIntent> {
  public static func buildExpression<Prediction: IntentPredictionConfiguration>(
    _ prediction: Prediction
  ) -> Prediction where Prediction.Intent == Intent { prediction }

  public static func buildBlock<Prediction: IntentPredictionConfiguration>(
    _ prediction: Prediction
  ) -> Prediction where Prediction.Intent == Intent { prediction }

  public static func buildBlock<each Prediction: IntentPredictionConfiguration>(
    _ predictions: repeat each Prediction
  ) -> TupleIntentPrediction<Intent, (repeat each Prediction)> { TupleIntentPrediction() }
}

/// The reason that an intent should no longer be used, as in AppIntents.
public struct IntentDeprecation<ReplacementIntent: AppIntent> {
  public var message: LocalizedStringResource
  /// The intent to use in its place; `nil` for none.
  public var replacedBy: ReplacementIntent.Type?

  /// Creates a reason in words, with the intent to use in its place.
  public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
    (self.message, self.replacedBy) = (message, replacedBy)
  }

  /// Creates a reason in words.
  public init(message: LocalizedStringResource) where ReplacementIntent == Never {
    self.init(message: message, replacedBy: nil)
  }

  /// Creates a reason that names the intent to use in its place.
  public init(replacedBy: ReplacementIntent.Type) {
    self.init(message: "Use \(replacedBy.title.words).", replacedBy: replacedBy)
  }
}

/// An intent that should no longer be used, as in AppIntents; here, it runs like any other.
public protocol DeprecatedAppIntent: AppIntent {
  associatedtype ReplacementIntent: AppIntent = Never
  /// The reason.
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

extension DeprecatedAppIntent where ReplacementIntent == Never {
  public static var deprecation: IntentDeprecation<Never> { IntentDeprecation(message: "") }
}
