/// An intent's parameters as a sentence, as in AppIntents.
public protocol ParameterSummary: Sendable {
  associatedtype Intent: AppIntent
}

/// A sentence with parameters in it, and those that stand below, as in AppIntents.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  let sentence: String

  /// A summary of nothing.
  public init() { sentence = "" }

  /// A sentence.
  public init(_ sentence: ParameterSummaryString<Intent>, table: String? = nil) {
    self.sentence = sentence.text
  }

  /// A sentence, and parameters below it.
  public init(
    _ sentence: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterSummaryParametersBuilder<Intent> _ parameters: () -> ParameterSummaryParameters
  ) {
    self.sentence = sentence.text
  }

  /// Parameters without a sentence.
  public init(
    @ParameterSummaryParametersBuilder<Intent> _ parameters: () -> ParameterSummaryParameters
  ) {
    sentence = ""
  }
}

/// A sentence with parameters in it, as in AppIntents: `"Show \(\.$city)"`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable
{
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Collects the words and the parameters between them.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a parameter, which stands as its title.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {
      text += Intent()[keyPath: parameter].title?.words ?? "…"
    }
  }
}

/// Parameters below a sentence, as in AppIntents; a terminal has no settings screen to list them on.
public struct ParameterSummaryParameters: Sendable {}

/// Collects the parameters below a sentence, as in AppIntents.
@resultBuilder public enum ParameterSummaryParametersBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> ParameterSummaryParameters { ParameterSummaryParameters() }

  public static func buildBlock(
    _ parameters: ParameterSummaryParameters...
  ) -> ParameterSummaryParameters { ParameterSummaryParameters() }
}

/// Makes the summary of a block, as in AppIntents.
@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<Content: ParameterSummary>(
    _ content: Content
  ) -> Content where Content.Intent == Intent { content }

  public static func buildBlock<Content: ParameterSummary>(
    _ content: Content
  ) -> Content where Content.Intent == Intent { content }
}
