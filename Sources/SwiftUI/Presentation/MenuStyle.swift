/// The appearance of menus, as in SwiftUI.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  /// The parts of a menu.
  typealias Configuration = MenuStyleConfiguration
  /// Returns the menu in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu, as passed to its style.
public struct MenuStyleConfiguration {
  public typealias Label = AnyView
  public typealias Content = AnyView

  let label: Label
}

/// The default style of menus: the label.
public nonisolated struct DefaultMenuStyle: MenuStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A menu style of a button.
public nonisolated struct ButtonMenuStyle: MenuStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button {
    } label: {
      configuration.label
    }
  }
}

/// A menu style of a button without a border.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button {
    } label: {
      configuration.label
    }
    .buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public nonisolated static var automatic: Self { Self() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public nonisolated static var button: Self { Self() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public nonisolated static var borderlessButton: Self { Self() }
}

extension MenuStyle {
  func makeAnyBody(_ configuration: MenuStyleConfiguration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

extension View {
  /// Sets the style of menus.
  nonisolated public func menuStyle(_ style: some MenuStyle) -> some View {
    self.style((any MenuStyle).self, style)
  }
}
