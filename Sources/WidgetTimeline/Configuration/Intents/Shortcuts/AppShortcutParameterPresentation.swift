/// The form in which a shortcut offers a parameter's values, as in AppIntents; it has no effect here.
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: _IntentValue>: Sendable {
  /// Creates a form with a sentence and collections of values.
  public init(
    for parameter: KeyPath<Intent, IntentParameter<Value>>,
    summary: AppShortcutParameterPresentationSummary<Intent>,
    @AppShortcutOptionsCollectionsBuilder
    optionsCollections: () -> [AppShortcutOptionsCollection]
  ) {}
}

/// The sentence above a parameter's values, as in AppIntents.
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent>: Sendable {
  /// Creates a sentence, which has no effect here.
  public init(_ sentence: ParameterSummaryString<Intent>, table: String? = nil) {}
}

/// A collection of values for a parameter of a shortcut, as in AppIntents.
public struct AppShortcutOptionsCollection: Sendable {
  /// Creates a collection, which has no effect here.
  public init(
    _ provider: some DynamicOptionsProvider, title: LocalizedStringResource, systemImageName: String
  ) {}
}

/// Collects collections of values in a block, as in AppIntents.
@resultBuilder public enum AppShortcutOptionsCollectionsBuilder {
  public static func buildBlock(
    _ collections: AppShortcutOptionsCollection...
  ) -> [AppShortcutOptionsCollection] { collections }
}
