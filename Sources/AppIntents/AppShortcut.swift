import WidgetLayout

/// An intent with spoken phrases, as in AppIntents; a terminal takes no speech.
public struct AppShortcut {
  /// Creates a shortcut of an intent with its phrases.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource = "", systemImageName: String = ""
  ) {}
}

/// A spoken phrase for an intent, as in AppIntents.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  /// The parts of a phrase: words, the app's name and parameters.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// A placeholder in a phrase.
    public enum Token: Sendable { case applicationName }

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: Token) {}
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

/// The shortcuts of an app, as in AppIntents; a terminal takes no speech.
public protocol AppShortcutsProvider {
  /// The colour of the tiles, which are not drawn here.
  static var shortcutTileColor: ShortcutTileColor { get }
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Has no effect here.
  public static func updateAppShortcutParameters() {}
}

/// Collects shortcuts in a block, as in AppIntents.
@resultBuilder public enum AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
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

/// The reason that an intent failed, as in AppIntents.
public struct AppIntentError: Error, Sendable, Hashable {
  private let name: String

  /// A parameter has no value.
  public static let needsValue = Self(name: "needsValue")
  /// The entity does not exist.
  public static let entityNotFound = Self(name: "entityNotFound")
}

/// A package with intents, as in AppIntents.
public protocol AppIntentsPackage {
  /// The packages from which it takes intents.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// A file that an intent takes or returns, as in AppIntents.
public struct IntentFile: OpaqueIntentValue, Sendable {
  /// The file's bytes.
  public let data: Data
  /// The file's name.
  public let filename: String

  /// Creates a file from bytes.
  public init(data: Data, filename: String) {
    self.data = data
    self.filename = filename
  }
}
