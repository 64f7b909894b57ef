/// The form in which a shortcut offers a parameter's values, as in AppIntents; it has no effect here.
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: _IntentValue>: Sendable {
  /// Creates a form with a sentence and collections of values.
  public init(
    for parameter: KeyPath<Intent, IntentParameter<Value>>,
    summary: AppShortcutParameterPresentationSummary<Intent>,
    @AppShortcutOptionsCollectionSpecificationBuilder<Value.UnwrappedType>
    optionsCollections: () -> some AppShortcutOptionsCollectionSpecification<Value.UnwrappedType>
  ) {}
}

/// The sentence above a parameter's values, as in AppIntents.
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent>: Sendable {
  /// Creates a sentence, which has no effect here.
  public init(_ sentence: ParameterSummaryString<Intent>, table: String? = nil) {}
}

/// A collection of values for a parameter of a shortcut, without their type, as in AppIntents.
public protocol AppShortcutOptionsCollectionProtocol {
  associatedtype Provider: DynamicOptionsProvider
  /// The provider of the values.
  var dynamicOptionsProvider: Provider { get }
  /// The heading above them.
  var title: LocalizedStringResource { get }
  /// The symbol beside the heading; `nil` for none.
  var systemImageName: String? { get }
}

/// A collection of values for a parameter of a shortcut, as in AppIntents.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider>:
  AppShortcutOptionsCollectionProtocol
{
  public let dynamicOptionsProvider: Provider
  public let title: LocalizedStringResource
  public let systemImageName: String?

  /// Creates a collection, which is not shown here.
  public init(
    _ provider: Provider, title: LocalizedStringResource, systemImageName: String? = nil
  ) {
    (dynamicOptionsProvider, self.title, self.systemImageName) = (provider, title, systemImageName)
  }
}

/// The collections of values for a parameter of a shortcut, as in AppIntents.
public protocol AppShortcutOptionsCollectionSpecification<Value>: Sendable, Sequence
where Element == any AppShortcutOptionsCollectionProtocol {
  associatedtype Value: _IntentValue
}

/// Some collections, in their order.
private struct ListedOptionsCollections<Value: _IntentValue>:
  AppShortcutOptionsCollectionSpecification, @unchecked Sendable
{
  // Sendable: a provider does not change.
  let collections: [any AppShortcutOptionsCollectionProtocol]

  func makeIterator() -> IndexingIterator<[any AppShortcutOptionsCollectionProtocol]> {
    collections.makeIterator()
  }
}

/// Collects collections of values in a block, as in AppIntents.
@resultBuilder public enum AppShortcutOptionsCollectionSpecificationBuilder<Value: _IntentValue> {
  public static func buildBlock<each Collection: AppShortcutOptionsCollectionProtocol>(
    _ collections: repeat each Collection
  ) -> some AppShortcutOptionsCollectionSpecification<Value> {
    var list: [any AppShortcutOptionsCollectionProtocol] = []
    repeat list.append(each collections)
    return ListedOptionsCollections<Value>(collections: list)
  }
}
