/// Suggested values in order, as in AppIntents.
public protocol ResultsCollection {
  associatedtype Item: _IntentValue
  /// The values.
  var items: [Item] { get }
  /// The prompt above the values; `nil` for none.
  var promptLabel: LocalizedStringResource? { get }
  /// True if the values are to be ordered by their first letters, which has no effect here.
  var usesIndexedCollation: Bool { get }
}

extension ResultsCollection {
  public var promptLabel: LocalizedStringResource? { nil }
  public var usesIndexedCollation: Bool { false }
}

extension Array: ResultsCollection where Element: _IntentValue {
  public var items: [Element] { self }
  /// No values.
  public static var empty: [Element] { [] }
}

extension Optional: ResultsCollection where Wrapped: ResultsCollection, Wrapped: _IntentValue {
  public var items: [Wrapped.Item] { self?.items ?? [] }
}

/// Suggested values of which some have titles of their own.
protocol TitledResults {
  /// The title of each value; `nil` for one that has the value's own.
  var titles: [LocalizedStringResource?] { get }
}

/// A suggested value, as in AppIntents.
public struct IntentItem<Item: _IntentValue>: Sendable {
  /// The value.
  nonisolated(unsafe) public var value: Item
  /// Its text, of which the title is shown here.
  public var description: DisplayRepresentation
  /// The title that the item gives the value; `nil` if it has none of its own.
  let title: LocalizedStringResource?

  /// Creates an item for a value with its own text.
  public init(_ value: Item) {
    (self.value, title) = (value, nil)
    description =
      (value as? any InstanceDisplayRepresentable)?.displayRepresentation
      ?? DisplayRepresentation(
        title: (value as? any CustomLocalizedStringResourceConvertible)?.localizedStringResource
          ?? LocalizedStringResource(stringLiteral: value.parameterValue.text ?? ""))
  }

  /// Creates an item for a value with a title. The subtitle and the image are not shown here.
  public init(
    _ value: Item, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    (self.value, self.title) = (value, title)
    description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
  }

  /// A builder of suggested values, as in AppIntents.
  @resultBuilder public enum Builder {
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
    public static func buildEither(first: [IntentItem<Item>]) -> [IntentItem<Item>] { first }
    public static func buildEither(second: [IntentItem<Item>]) -> [IntentItem<Item>] { second }
  }
}

/// Suggested values under a heading, as in AppIntents.
public struct IntentItemSection<Item: _IntentValue>: Sendable {
  /// The heading; `nil` for none.
  public var description: DisplayRepresentation?
  /// The values.
  public var items: [IntentItem<Item>]
  /// The heading's title; `nil` for none.
  public var title: LocalizedStringResource? { description?.title }

  /// Creates a section of items without a heading.
  public init(items: [IntentItem<Item>]) { (description, self.items) = (nil, items) }

  /// Creates a section of items under a heading.
  public init(title: LocalizedStringResource, items: [IntentItem<Item>]) {
    self.init(title, items: items)
  }

  /// Creates a section of items under a heading.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [IntentItem<Item>]
  ) {
    description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    self.items = items
  }

  /// Creates a section of values under a heading.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [Item]
  ) {
    description = title.map { DisplayRepresentation(title: $0, subtitle: subtitle, image: image) }
    self.items = items.map { IntentItem($0) }
  }

  /// Creates a section under a heading from a builder.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItem<Item>.Builder itemsBuilder: () -> [IntentItem<Item>]
  ) {
    description = title.map { DisplayRepresentation(title: $0, subtitle: subtitle, image: image) }
    self.items = itemsBuilder()
  }

  /// A builder of sections of suggested values, as in AppIntents.
  @resultBuilder public enum Builder {
    public typealias Section = IntentItemSection<Item>
    public static func buildExpression(_ section: Section) -> [Section] { [section] }
    public static func buildBlock(_ sections: [Section]...) -> [Section] { sections.flatMap { $0 } }
    public static func buildArray(_ sections: [[Section]]) -> [Section] { sections.flatMap { $0 } }
    public static func buildOptional(_ sections: [Section]?) -> [Section] { sections ?? [] }
    public static func buildEither(first: [Section]) -> [Section] { first }
    public static func buildEither(second: [Section]) -> [Section] { second }
  }
}

/// Suggested values in sections, as in AppIntents.
public struct IntentItemCollection<Item: _IntentValue>: ResultsCollection, Sendable {
  public var promptLabel: LocalizedStringResource?
  public var usesIndexedCollation: Bool
  /// The sections.
  public var sections: [IntentItemSection<Item>]

  public var items: [Item] { sections.flatMap { $0.items.map(\.value) } }

  /// Creates a collection of sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Item>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// Creates a collection of values in one section.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [Item]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }

  /// Creates a collection from a builder of sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSection<Item>.Builder sectionsBuilder: () -> [IntentItemSection<Item>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: sectionsBuilder())
  }

  /// A collection without values.
  public static var empty: Self { Self(sections: []) }
}

extension IntentItemCollection: TitledResults {
  var titles: [LocalizedStringResource?] { sections.flatMap { $0.items.map(\.title) } }
}

public typealias ItemCollection = IntentItemCollection
public typealias ItemSection = IntentItemSection
