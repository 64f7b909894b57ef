/// A summary of an intent's parameters in a sentence, as in AppIntents.
public protocol ParameterSummary: Sendable {
  associatedtype Intent: AppIntent
  /// The parameters that the summary names.
  var _names: _SummaryNames { get }
}

/// A sentence that contains parameters, and more parameters below it, as in AppIntents.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  let sentence: String
  public let _names: _SummaryNames

  /// Creates an empty summary.
  public init() {
    sentence = ""
    _names = _SummaryNames()
  }

  /// Creates a summary from a sentence.
  public init(_ sentence: ParameterSummaryString<Intent>, table: String? = nil) {
    self.sentence = sentence.text
    _names = _SummaryNames(sentence.keys)
  }

  /// Creates a summary from a sentence and parameters below it.
  public init(
    _ sentence: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterSummaryParametersBuilder<Intent> _ parameters: () -> ParameterSummaryParameters
  ) {
    self.sentence = sentence.text
    _names = _SummaryNames(sentence.keys + parameters().keys)
  }

  /// Creates a summary of parameters without a sentence.
  public init(
    @ParameterSummaryParametersBuilder<Intent> _ parameters: () -> ParameterSummaryParameters
  ) {
    sentence = ""
    _names = _SummaryNames(parameters().keys)
  }
}

/// A sentence that contains parameters, as in AppIntents: `"Show \(\.$city)"`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable
{
  let text: String
  /// The names of the parameters in it.
  let keys: [String]

  /// Creates a sentence without parameters.
  public init(_ value: String) { (text, keys) = (value, []) }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    (text, keys) = (stringInterpolation.text, stringInterpolation.keys)
  }

  /// A collector of the sentence's text and parameters.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var keys: [String] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a parameter's title.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {
      text += Intent()[keyPath: parameter].givenTitle?.words ?? "…"
      keys += [Intent.key(of: parameter)].compactMap { $0 }
    }
  }
}

/// The parameters below a sentence, as in AppIntents.
public struct ParameterSummaryParameters: Sendable {
  let keys: [String]
}

/// A builder of the parameters below a sentence, as in AppIntents.
@resultBuilder public enum ParameterSummaryParametersBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> ParameterSummaryParameters {
    ParameterSummaryParameters(keys: [Intent.key(of: parameter)].compactMap { $0 })
  }

  public static func buildBlock(
    _ parameters: ParameterSummaryParameters...
  ) -> ParameterSummaryParameters { ParameterSummaryParameters(keys: parameters.flatMap(\.keys)) }
}

/// A builder of a summary, as in AppIntents.
@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<Content: ParameterSummary>(
    _ content: Content
  ) -> Content where Content.Intent == Intent { content }

  public static func buildBlock<Content: ParameterSummary>(
    _ content: Content
  ) -> Content where Content.Intent == Intent { content }
}
