/// The look of pages of which one is shown, as in SwiftUI. Here, all look the same.
public protocol TabViewStyle {}

/// The default look of pages.
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
}

/// Pages side by side, with dots below them.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown.
  public struct IndexDisplayMode: Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let always = Self(name: "always")
    public static let never = Self(name: "never")
  }

  /// Creates a look of pages side by side; the dots are not shown here.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: Self { Self() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { Self() }

  /// Returns a look of pages side by side; the dots are not shown here.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { Self() }
}

/// The look of the dots of pages, as in SwiftUI. Here, they are not shown.
public protocol IndexViewStyle {}

/// Dots of pages, before a background.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the background is shown.
  public struct BackgroundDisplayMode: Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let interactive = Self(name: "interactive")
    public static let always = Self(name: "always")
    public static let never = Self(name: "never")
  }

  /// Creates a look of dots, which are not shown here.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: Self { Self() }

  /// Returns a look of dots, which are not shown here.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> Self { Self() }
}

extension View {
  /// Has no effect here, as pages have one look.
  nonisolated public func tabViewStyle(_ style: some TabViewStyle) -> some View { self }

  /// Has no effect here, as pages have no dots.
  nonisolated public func indexViewStyle(_ style: some IndexViewStyle) -> some View { self }
}
