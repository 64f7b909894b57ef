// How bars of windows look, and what a person can do with them. A widget has none.

/// The role of a bar, as in SwiftUI. Here, there is no bar.
public struct ToolbarRole: Sendable, Hashable {
  private let name: String
  /// The choice that suits the window.
  public static let automatic = Self(name: "automatic")
  /// A stack of pages.
  public static let navigationStack = Self(name: "stack")
  /// Pages back and forth.
  public static let browser = Self(name: "browser")
  /// A document.
  public static let editor = Self(name: "editor")
}

/// The size of a bar's title, as in SwiftUI. Here, there is no bar.
public struct ToolbarTitleDisplayMode: Sendable, Hashable {
  private let name: String
  /// The size of the page before.
  public static let automatic = Self(name: "automatic")
  /// A large title under the bar.
  public static let large = Self(name: "large")
  /// A large title in the bar.
  public static let inlineLarge = Self(name: "inlineLarge")
  /// A title in the bar.
  public static let inline = Self(name: "inline")
}

/// A part that the system adds to a bar, as in SwiftUI. Here, there is no bar.
public struct ToolbarDefaultItemKind: Sendable, Hashable {
  private let name: String
  /// The button that shows the side of a window.
  public static let sidebarToggle = Self(name: "sidebarToggle")
  /// The title of the window.
  public static let title = Self(name: "title")
  /// The field for searching.
  public static let search = Self(name: "search")
}

/// The customizations that a part of a bar allows, as in SwiftUI. Here, there is no bar.
public struct ToolbarCustomizationBehavior: Sendable, Hashable {
  private let name: String
  /// The part can be moved and taken away.
  public static let `default` = Self(name: "default")
  /// The part can be moved.
  public static let reorderable = Self(name: "reorderable")
  /// The part stays where it is.
  public static let disabled = Self(name: "disabled")
}

/// More of what a person can do with a part of a bar, as in SwiftUI. Here, there is no bar.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The part can be used even if the bar does not show it.
  public static let alwaysAvailable = Self(rawValue: 1)
}
