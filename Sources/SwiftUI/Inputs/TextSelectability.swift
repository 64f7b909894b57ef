/// Whether text can be selected, as in SwiftUI. Here, a terminal lets all text be selected.
public protocol TextSelectability {
  /// Whether the text can be selected.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected, as in SwiftUI.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = true
}

/// Text that cannot be selected, as in SwiftUI.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: Self { Self() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that cannot be selected.
  public static var disabled: Self { Self() }
}
