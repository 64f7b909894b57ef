/// Parts of a view that a screen reader goes through, as in SwiftUI. Here, none does.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  /// The parts.
  @AccessibilityRotorContentBuilder var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

/// A part of a view that a screen reader goes to, as in SwiftUI. Here, none does.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public var body: Never { fatalError("An entry has no parts") }

  /// Creates an entry for a view of an identity.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry for a view of an identity, with a localized label.
  public init(
    _ key: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry for a view of an identity.
  @_disfavoredOverload
  public init(
    _ label: some StringProtocol, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry for a view of an identity in a space of names.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry for a view of an identity in a space of names, with a localized label.
  public init(
    _ key: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry for a view of an identity in a space of names.
  @_disfavoredOverload
  public init(
    _ label: some StringProtocol, _ id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
}

extension AccessibilityRotorEntry where ID == Never {
  /// Creates an entry for a part of a text.
  public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry for a part of a text, with a localized label.
  public init(
    _ key: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry for a part of a text.
  @_disfavoredOverload
  public init(
    _ label: some StringProtocol, textRange: Range<String.Index>,
    prepare: @escaping () -> Void = {}
  ) {}
}

/// Collects the parts of a view that a screen reader goes through, as in SwiftUI.
@resultBuilder public struct AccessibilityRotorContentBuilder {
  /// Parts that no screen reader goes through.
  private struct Parts: AccessibilityRotorContent {
    var body: Never { fatalError("The parts have no parts") }
  }

  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content { content }

  public static func buildBlock<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content { content }

  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent { Parts() }

  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent { Parts() }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Creates parts for each element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.init(data: data, content: content)
  }

  /// Creates parts for each element.
  public init(
    _ data: Data,
    @AccessibilityRotorContentBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content)
  }
}

/// A kind of parts that all apps have, as in SwiftUI.
public struct AccessibilitySystemRotor: Sendable {
  private let name: String

  public static let links = Self(name: "links")
  public static let headings = Self(name: "headings")
  public static let boldText = Self(name: "boldText")
  public static let italicText = Self(name: "italicText")
  public static let underlineText = Self(name: "underlineText")
  public static let misspelledWords = Self(name: "misspelledWords")
  public static let images = Self(name: "images")
  public static let textFields = Self(name: "textFields")
  public static let tables = Self(name: "tables")
  public static let lists = Self(name: "lists")
  public static let landmarks = Self(name: "landmarks")

  /// Returns the links that were visited, or those that were not.
  public static func links(visited: Bool) -> Self { Self(name: "links") }

  /// Returns the headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> Self { Self(name: "headings") }
}
