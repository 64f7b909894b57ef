/// The look of a choice, as in SwiftUI. Here, all look the same.
public protocol PickerStyle {}

/// The default look of a choice.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
}

/// A choice of parts side by side.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
}

/// A choice in a menu.
public struct MenuPickerStyle: PickerStyle {
  public init() {}
}

/// A choice among the rows of a list.
public struct InlinePickerStyle: PickerStyle {
  public init() {}
}

/// A choice on a wheel.
public struct WheelPickerStyle: PickerStyle {
  public init() {}
}

/// A choice on a page of its own.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
}

/// A choice on a palette.
public struct PalettePickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: Self { Self() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: Self { Self() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: Self { Self() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: Self { Self() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: Self { Self() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: Self { Self() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: Self { Self() }
}

/// The mark of the chosen parts of a palette, as in SwiftUI. Here, they are not shown.
public struct PaletteSelectionEffect: Sendable, Equatable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let custom = Self(name: "custom")

  /// Returns an effect by a variant of a symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> Self { Self(name: "variant") }
}

extension View {
  /// Has no effect here.
  nonisolated public func pickerStyle(_ style: some PickerStyle) -> some View { self }

  /// Has no effect here: the parts of a palette are not shown.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    self
  }

  /// Has no effect here: labels of controls are shown.
  nonisolated public func labelsHidden() -> some View { self }

  /// Tells the views inside whether to show labels.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
