/// The style of a list, as in SwiftUI; here lists have one style.
public protocol ListStyle {}

/// The default style of lists.
public struct DefaultListStyle: ListStyle {
  public init() {}
}

/// A style of rows without groups.
public struct PlainListStyle: ListStyle {
  public init() {}
}

/// A style of groups of rows.
public struct GroupedListStyle: ListStyle {
  public init() {}
}

/// A style of rows with margins.
public struct InsetListStyle: ListStyle {
  public init() {}
}

/// A style of groups of rows with margins.
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
}

/// A style of rows at the side of a window.
public struct SidebarListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: Self { Self() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: Self { Self() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: Self { Self() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: Self { Self() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: Self { Self() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: Self { Self() }
}

extension View {
  /// Has no effect here, as lists have one style.
  nonisolated public func listStyle(_ style: some ListStyle) -> some View { self }
}
