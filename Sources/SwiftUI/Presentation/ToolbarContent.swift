/// The content of a bar, as in SwiftUI. Here, it is not shown.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the content's body.
  associatedtype Body: ToolbarContent
  /// The type of the content's body.
  @ToolbarContentBuilder var body: Body { get }
}

/// The content of a bar that a person can arrange, as in SwiftUI. Here, it is not shown.
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
  public nonisolated var body: Never { fatalError("content of a bar that has no body") }
}

extension CustomizableToolbarContent {
  /// Returns the content: nothing is arranged here.
  public nonisolated func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Returns the content: nothing is arranged here.
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

/// A part of a bar, as in SwiftUI. Here, it is not shown.
public nonisolated struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent {
  public typealias Body = Never

  /// The identifier of the part.
  public let id: ID

  /// Creates a part; its content is not made.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == () {
    id = ()
  }

  /// Creates a part that a person can arrange; its content is not made.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.id = id
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {}

/// Parts of a bar, as in SwiftUI. Here, they are not shown.
public nonisolated struct ToolbarItemGroup<Content: View>: CustomizableToolbarContent {
  public typealias Body = Never

  /// Creates parts; their content is not made.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}

  /// Creates parts under a label; neither is made.
  public init<Items: View, Label: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Items,
    @ViewBuilder label: () -> Label
  ) where Content == LabeledToolbarItemGroupContent<Items, Label> {}
}

/// Parts of a bar under a label, as in SwiftUI. Here, they are not shown.
public nonisolated struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  public var body: some View { EmptyView() }
}

/// The menu of a bar's title, as in SwiftUI. Here, it is not shown.
public nonisolated struct ToolbarTitleMenu<Content: View>: CustomizableToolbarContent {
  public typealias Body = Never

  public init() where Content == EmptyView {}

  /// Creates a menu; its content is not made.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Collects the content of a bar, as in SwiftUI.
@resultBuilder public struct ToolbarContentBuilder {
  /// A bar's content that is not shown.
  public nonisolated struct Nothing: CustomizableToolbarContent {
    public typealias Body = Never
  }

  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> Nothing { Nothing() }

  public static func buildIf(_ content: (any ToolbarContent)?) -> Nothing { Nothing() }

  public static func buildEither(first: some ToolbarContent) -> Nothing { Nothing() }

  public static func buildEither(second: some ToolbarContent) -> Nothing { Nothing() }

  public static func buildLimitedAvailability(_ content: some ToolbarContent) -> Nothing {
    Nothing()
  }
}
