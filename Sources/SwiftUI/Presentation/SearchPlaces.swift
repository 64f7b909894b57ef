/// The place of a field for searching, as in SwiftUI. Here, none is shown.
public struct SearchFieldPlacement: Sendable, Hashable {
  /// When a field under a bar is shown, as in SwiftUI.
  public struct NavigationBarDrawerDisplayMode: Sendable, Hashable {
    private let isAlways: Bool
    /// The field hides while the view scrolls.
    public static let automatic = Self(isAlways: false)
    /// The field is always shown.
    public static let always = Self(isAlways: true)
  }

  private let name: String
  /// The place that suits the view.
  public static let automatic = Self(name: "automatic")
  /// The bar of a window.
  public static let toolbar = Self(name: "toolbar")
  /// The column at the side of a window.
  public static let sidebar = Self(name: "sidebar")
  /// Under the bar with the title.
  public static let navigationBarDrawer = Self(name: "drawer")

  /// Returns the place under the bar with the title.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
    Self(name: "drawer \(displayMode)")
  }
}

/// The place of suggestions for a search, as in SwiftUI. Here, none are shown.
public struct SearchSuggestionsPlacement: Sendable, Hashable {
  /// Places of suggestions.
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A menu.
    public static let menu = Self(rawValue: 1)
    /// The content that is searched.
    public static let content = Self(rawValue: 2)
  }

  private let name: String
  /// The place that suits the view.
  public static let automatic = Self(name: "automatic")
  /// A menu.
  public static let menu = Self(name: "menu")
  /// The content that is searched.
  public static let content = Self(name: "content")
}

/// When the scopes of a search are shown, as in SwiftUI. Here, they never are.
public struct SearchScopeActivation: Sendable, Hashable {
  private let name: String
  /// The moment that suits the view.
  public static let automatic = Self(name: "automatic")
  /// When text is entered.
  public static let onTextEntry = Self(name: "text")
  /// When the search begins.
  public static let onSearchPresentation = Self(name: "presentation")
}

/// The behavior of a bar during a search, as in SwiftUI. Here, there is no bar.
public struct SearchPresentationToolbarBehavior: Sendable, Hashable {
  private let keepsContent: Bool
  /// The behaviour that suits the view.
  public static let automatic = Self(keepsContent: false)
  /// The content under the title stays where it is.
  public static let avoidHidingContent = Self(keepsContent: true)
}

/// The dictation in a text field, as in SwiftUI. Here, nothing is spoken.
public struct TextInputDictationBehavior: Sendable, Hashable {
  private let name: String
  /// The behaviour that suits the system.
  public static let automatic = Self(name: "automatic")

  /// Returns a behaviour in which dictation stands beside the text.
  public static func inline(activation: TextInputDictationActivation) -> Self {
    Self(name: "inline \(activation)")
  }
}

/// The event that begins dictation, as in SwiftUI. Here, nothing is spoken.
public struct TextInputDictationActivation: Sendable, Hashable {
  private let name: String
  /// Choosing the field.
  public static let onSelect = Self(name: "select")
  /// Looking at the field.
  public static let onLook = Self(name: "look")
}
