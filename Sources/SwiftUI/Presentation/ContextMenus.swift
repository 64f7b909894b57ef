// Menus above a view, none of which a widget opens.
extension View {
  /// Has no effect here: nothing is opened.
  nonisolated public func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func contextMenu<Items: View>(
    _ contextMenu: ContextMenu<Items>?
  ) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func contextMenu<Item: Hashable, Items: View>(
    forSelectionType itemType: Item.Type = Item.self,
    @ViewBuilder menu: @escaping (Set<Item>) -> Items,
    primaryAction: ((Set<Item>) -> Void)? = nil
  ) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { self }
}

/// A menu above a view, as in SwiftUI. Here, it is not opened.
public struct ContextMenu<MenuItems: View> {
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

/// The order of a menu's items, as in SwiftUI. Here, no menu is opened.
public struct MenuOrder: Sendable, Hashable {
  private let name: String
  /// The order that suits the menu.
  public static let automatic = Self(name: "automatic")
  /// The first items stand next to the finger.
  public static let priority = Self(name: "priority")
  /// The items stand from top to bottom.
  public static let fixed = Self(name: "fixed")
}

/// Whether a menu closes after an action, as in SwiftUI. Here, no menu is opened.
public struct MenuActionDismissBehavior: Sendable, Hashable {
  private let name: String
  /// The menu closes where that suits it.
  public static let automatic = Self(name: "automatic")
  /// The menu closes.
  public static let enabled = Self(name: "enabled")
  /// The menu stays open.
  public static let disabled = Self(name: "disabled")
}

extension EnvironmentValues {
  private enum MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }
  private enum MenuIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

  /// The order of a menu's items, as in SwiftUI.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether menus have a mark, as in SwiftUI.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}
