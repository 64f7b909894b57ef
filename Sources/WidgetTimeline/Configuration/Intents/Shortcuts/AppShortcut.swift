/// An intent with spoken phrases, as in AppIntents.
///
/// Here, nobody speaks: the tile `shortcuts` of the program lists it, and Enter performs its intent.
public struct AppShortcut: Sendable {
  let intent: any AppIntent
  let title: String
  let symbol: String
  /// The phrases, with “this app” for the app's name.
  let phrases: [String]

  /// Creates a shortcut of an intent with its phrases.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil
  ) {
    self.intent = intent
    self.phrases = phrases.map(\.words)
    let words = shortTitle?.words ?? ""
    title = words.isEmpty ? Intent.title.words : words
    symbol = systemImageName ?? ""
  }

  /// Creates a shortcut of an intent with its phrases, and the form in which a parameter's values are offered, which
  /// has no effect here.
  public init<Intent: AppIntent, Value: _IntentValue>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String,
    parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
  ) {
    self.init(
      intent: intent, phrases: phrases, shortTitle: shortTitle, systemImageName: systemImageName)
  }
}

/// A spoken phrase for an intent, as in AppIntents.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  let words: String

  /// Creates a phrase of words alone.
  public init(_ value: String) { words = value }
  public init(stringLiteral value: String) { words = value }
  public init(stringInterpolation: StringInterpolation) { words = stringInterpolation.words }

  /// The parts of a phrase: words, the app's name and parameters.
  public struct StringInterpolation: StringInterpolationProtocol {
    var words = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { words += literal }
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      words += "this app"
    }
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {
      words += Intent()[keyPath: parameter].givenTitle?.words ?? "…"
    }
  }
}

/// A placeholder in a phrase, as in AppIntents.
public enum AppShortcutPhraseToken: Sendable, Hashable { case applicationName }

/// The shortcuts of an app, as in AppIntents.
public protocol AppShortcutsProvider {
  /// The colour of the tiles, which are not drawn here.
  static var shortcutTileColor: ShortcutTileColor { get }
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// Phrases for which no shortcut is meant.
  static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
  public typealias ParameterPresentation = AppShortcutParameterPresentation
  public typealias Summary = AppShortcutParameterPresentationSummary
  public typealias OptionsCollection = AppShortcutOptionsCollection

  public static var shortcutTileColor: ShortcutTileColor { .blue }
  public static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: [])
  }
  /// Has no effect here.
  public static func updateAppShortcutParameters() {}
}

/// Collects shortcuts in a block, as in AppIntents.
@resultBuilder public enum AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
    shortcuts.flatMap { $0 }
  }
  public static func buildArray(_ shortcuts: [[AppShortcut]]) -> [AppShortcut] {
    shortcuts.flatMap { $0 }
  }
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
  public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] {
    shortcuts
  }
}

/// The colour of an app's tile of shortcuts, as in AppIntents.
public enum ShortcutTileColor: Sendable, Hashable {
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple
  case red, tangerine, teal, yellow
}
