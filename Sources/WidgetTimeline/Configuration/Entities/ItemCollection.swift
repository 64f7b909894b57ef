/// Suggested values in order, as in AppIntents.
public protocol ResultsCollection {
  associatedtype Item: _IntentValue
  /// The values.
  var items: [Item] { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
  public var items: [Element] { self }
}

extension Optional: ResultsCollection where Wrapped: ResultsCollection, Wrapped: _IntentValue {
  public var items: [Wrapped.Item] { self?.items ?? [] }
}

/// A suggested value, as in AppIntents.
public struct IntentItem<Item: _IntentValue>: Sendable {
  /// The value.
  nonisolated(unsafe) public let value: Item

  /// Creates an item for a value. The title, subtitle and image have no effect here.
  public init(
    _ value: Item, title: LocalizedStringResource? = nil,
    subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil
  ) { self.value = value }
}

/// Suggested values under a heading, as in AppIntents.
public struct IntentItemSection<Item: _IntentValue>: Sendable {
  /// The heading.
  public let title: LocalizedStringResource?
  /// The values.
  public let items: [IntentItem<Item>]

  /// Creates a section of items under a heading.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    items: [IntentItem<Item>]
  ) {
    self.title = title
    self.items = items
  }

  /// Creates a section of values under a heading.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    items: [Item]
  ) {
    self.init(title, items: items.map { IntentItem($0) })
  }

  /// Creates a section under a heading from a builder.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    @IntentItemBuilder<Item> items: () -> [IntentItem<Item>]
  ) {
    self.init(title, items: items())
  }
}

/// Suggested values in sections, as in AppIntents.
public struct IntentItemCollection<Item: _IntentValue>: ResultsCollection, Sendable {
  /// The prompt above the values.
  public let promptLabel: LocalizedStringResource?
  /// The sections.
  public let sections: [IntentItemSection<Item>]

  public var items: [Item] { sections.flatMap { $0.items.map(\.value) } }

  /// Creates a collection of sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Item>]
  ) {
    self.promptLabel = promptLabel
    self.sections = sections
  }

  /// Creates a collection of values in one section.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [Item]
  ) {
    self.init(promptLabel: promptLabel, sections: [IntentItemSection(items: items)])
  }

  /// Creates a collection from a builder of sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentSectionBuilder<Item> sections: () -> [IntentItemSection<Item>]
  ) {
    self.init(promptLabel: promptLabel, sections: sections())
  }

  /// A collection without values.
  public static var empty: Self { Self(sections: []) }
}

public typealias ItemCollection = IntentItemCollection
public typealias ItemSection = IntentItemSection

/// A builder of suggested values, as in AppIntents.
@resultBuilder public enum IntentItemBuilder<Item: _IntentValue> {
  public static func buildExpression(_ item: Item) -> [IntentItem<Item>] { [IntentItem(item)] }
  public static func buildExpression(_ item: IntentItem<Item>) -> [IntentItem<Item>] { [item] }
  public static func buildExpression(_ items: [Item]) -> [IntentItem<Item>] {
    items.map { IntentItem($0) }
  }
  public static func buildBlock(_ items: [IntentItem<Item>]...) -> [IntentItem<Item>] {
    items.flatMap { $0 }
  }
  public static func buildArray(_ items: [[IntentItem<Item>]]) -> [IntentItem<Item>] {
    items.flatMap { $0 }
  }
  public static func buildOptional(_ items: [IntentItem<Item>]?) -> [IntentItem<Item>] {
    items ?? []
  }
}

/// A builder of sections of suggested values, as in AppIntents.
@resultBuilder public enum IntentSectionBuilder<Item: _IntentValue> {
  public typealias Section = IntentItemSection<Item>
  public static func buildExpression(_ section: Section) -> [Section] { [section] }
  public static func buildBlock(_ sections: [Section]...) -> [Section] { sections.flatMap { $0 } }
  public static func buildArray(_ sections: [[Section]]) -> [Section] { sections.flatMap { $0 } }
  public static func buildOptional(_ sections: [Section]?) -> [Section] { sections ?? [] }
}
