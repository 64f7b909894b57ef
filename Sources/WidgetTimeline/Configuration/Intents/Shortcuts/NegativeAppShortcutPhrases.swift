/// A phrase for which no shortcut is meant, as in AppIntents; it has no effect here.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  /// Creates a phrase of words alone.
  public init(_ phrase: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  /// The parts of a phrase: words and the app's name.
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
  }
}

/// The phrases for which no shortcut is meant, as in AppIntents.
public struct NegativeAppShortcutPhrases: Sendable {
  /// Creates the phrases, which have no effect here.
  public init(phrases: [NegativeAppShortcutPhrase]) {}

  /// Creates the phrases from a block.
  public init(
    @NegativeAppShortcutPhrasesBuilder phrases: () -> [NegativeAppShortcutPhrase]
  ) {}
}

/// Collects negative phrases in a block, as in AppIntents.
@resultBuilder public enum NegativeAppShortcutPhrasesBuilder {
  public static func buildExpression(
    _ phrase: NegativeAppShortcutPhrase
  ) -> [NegativeAppShortcutPhrase] { [phrase] }
  public static func buildBlock(
    _ phrases: [NegativeAppShortcutPhrase]...
  ) -> [NegativeAppShortcutPhrase] { phrases.flatMap { $0 } }
}
