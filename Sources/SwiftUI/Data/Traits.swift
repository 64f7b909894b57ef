// What SwiftUI and UIKit both have a name for.
extension ColorScheme {
  /// Creates the scheme of UIKit's style; `nil` if it has none.
  public init?(_ style: UIUserInterfaceStyle) {
    switch style {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}

extension UIUserInterfaceStyle {
  /// Creates UIKit's style of a scheme.
  public init(_ scheme: ColorScheme?) {
    self = scheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
  }
}

extension ColorSchemeContrast {
  /// Creates the contrast of UIKit's; `nil` if it has none.
  public init?(_ contrast: UIAccessibilityContrast) {
    switch contrast {
    case .normal: self = .standard
    case .high: self = .increased
    case .unspecified: return nil
    }
  }
}

extension UIAccessibilityContrast {
  /// Creates UIKit's contrast.
  public init(_ contrast: ColorSchemeContrast?) {
    self = contrast.map { $0 == .increased ? .high : .normal } ?? .unspecified
  }
}

extension UserInterfaceSizeClass {
  /// Creates the room of UIKit's; `nil` if it has none.
  public init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// Creates UIKit's room.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    self = sizeClass.map { $0 == .compact ? .compact : .regular } ?? .unspecified
  }
}

extension LegibilityWeight {
  /// Creates the weight of UIKit's; `nil` if it has none.
  public init?(_ weight: UILegibilityWeight) {
    switch weight {
    case .regular: self = .regular
    case .bold: self = .bold
    case .unspecified: return nil
    }
  }
}

extension UILegibilityWeight {
  /// Creates UIKit's weight.
  public init(_ weight: LegibilityWeight?) {
    self = weight.map { $0 == .bold ? .bold : .regular } ?? .unspecified
  }
}

extension LayoutDirection {
  /// Creates the direction of UIKit's; `nil` if it has none.
  public init?(_ direction: UITraitEnvironmentLayoutDirection) {
    switch direction {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    case .unspecified: return nil
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  /// Creates UIKit's direction.
  public init(_ direction: LayoutDirection) {
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

/// Sizes of text from the smallest to the greatest, under their three names.
private let textSizes: [(UIContentSizeCategory, ContentSizeCategory, DynamicTypeSize)] = [
  (.extraSmall, .extraSmall, .xSmall), (.small, .small, .small), (.medium, .medium, .medium),
  (.large, .large, .large), (.extraLarge, .extraLarge, .xLarge),
  (.extraExtraLarge, .extraExtraLarge, .xxLarge),
  (.extraExtraExtraLarge, .extraExtraExtraLarge, .xxxLarge),
  (.accessibilityMedium, .accessibilityMedium, .accessibility1),
  (.accessibilityLarge, .accessibilityLarge, .accessibility2),
  (.accessibilityExtraLarge, .accessibilityExtraLarge, .accessibility3),
  (.accessibilityExtraExtraLarge, .accessibilityExtraExtraLarge, .accessibility4),
  (.accessibilityExtraExtraExtraLarge, .accessibilityExtraExtraExtraLarge, .accessibility5),
]

extension ContentSizeCategory {
  /// Creates the size of UIKit's; `nil` if it has none.
  public init?(_ category: UIContentSizeCategory) {
    guard let sizes = textSizes.first(where: { $0.0 == category }) else { return nil }
    self = sizes.1
  }
}

extension DynamicTypeSize {
  /// Creates the size of UIKit's; `nil` if it has none.
  public init?(_ category: UIContentSizeCategory) {
    guard let sizes = textSizes.first(where: { $0.0 == category }) else { return nil }
    self = sizes.2
  }
}

extension UIContentSizeCategory {
  /// Creates UIKit's size.
  public init(_ category: ContentSizeCategory?) {
    self = textSizes.first { $0.1 == category }?.0 ?? .unspecified
  }

  /// Creates UIKit's size.
  public init(_ size: DynamicTypeSize?) {
    self = textSizes.first { $0.2 == size }?.0 ?? .unspecified
  }
}
