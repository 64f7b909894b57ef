/// The appearance of groups of controls, as in SwiftUI.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  /// The parts of a group of controls.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Returns the group in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group of controls, as passed to its style.
public struct ControlGroupStyleConfiguration {
  public typealias Content = AnyView
  public typealias Label = AnyView

  /// The controls.
  public let content: Content
  /// The label of the group.
  public let label: Label
}

/// The default style of groups of controls: side by side.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// A style of controls side by side for bars of navigation.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// A style of controls side by side as on a palette.
public nonisolated struct PaletteControlGroupStyle: ControlGroupStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// A style of controls side by side in a menu.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// A style of controls in a menu, of which only the label is shown.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public nonisolated static var automatic: Self { Self() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public nonisolated static var navigation: Self { Self() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public nonisolated static var palette: Self { Self() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public nonisolated static var compactMenu: Self { Self() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public nonisolated static var menu: Self { Self() }
}

extension ControlGroupStyle {
  func makeAnyBody(_ configuration: ControlGroupStyleConfiguration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

extension View {
  /// Sets the style of groups of controls.
  nonisolated public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View {
    self.style((any ControlGroupStyle).self, style)
  }
}
