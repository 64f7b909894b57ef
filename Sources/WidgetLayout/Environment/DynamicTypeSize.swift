/// How large the reader wants texts, as in SwiftUI; a cell has one size, so that views may ask but
/// nothing changes by itself.
public enum DynamicTypeSize: CaseIterable, Comparable, Sendable, Hashable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// True for the sizes of accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// How large the reader wants texts; SwiftUI's older name.
public enum ContentSizeCategory: CaseIterable, Sendable, Hashable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// True for the sizes of accessibility.
  public var isAccessibilityCategory: Bool {
    switch self {
    case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge:
      true
    default: false
    }
  }
}

extension EnvironmentValues {
  private enum DynamicTypeSizeKey: EnvironmentKey {
    static let defaultValue = DynamicTypeSize.large
  }

  private enum SizeCategoryKey: EnvironmentKey {
    static let defaultValue = ContentSizeCategory.large
  }

  /// How large the reader wants texts.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// How large the reader wants texts; SwiftUI's older name.
  public var sizeCategory: ContentSizeCategory {
    get { self[SizeCategoryKey.self] }
    set { self[SizeCategoryKey.self] = newValue }
  }
}
