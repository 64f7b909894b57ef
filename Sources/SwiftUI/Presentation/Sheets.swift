// The look of a sheet, which a widget does not open.
extension View {
  /// Has no effect here: nothing is opened.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>? = nil
  ) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func presentationBackground(_ style: some ShapeStyle) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func presentationBackground<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }
}

/// The height of a sheet, as in SwiftUI.
public struct PresentationDetent: Hashable, Sendable {
  /// The context of an app's own height of a sheet, as in SwiftUI. Here, no sheet is shown.
  @dynamicMemberLookup public struct Context {
    private let environment: EnvironmentValues
    /// The greatest height of a sheet.
    public let maxDetentValue: CGFloat

    /// Returns a value of the sheet's environment.
    public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
      environment[keyPath: keyPath]
    }
  }

  private let name: String
  /// Half of the screen.
  public static let medium = Self(name: "medium")
  /// The whole screen.
  public static let large = Self(name: "large")

  /// Returns a part of the screen's height.
  public static func fraction(_ fraction: CGFloat) -> Self { Self(name: "fraction \(fraction)") }

  /// Returns a height in points.
  public static func height(_ height: CGFloat) -> Self { Self(name: "height \(height)") }

  /// Returns a height of an app's own.
  public static func custom<Detent: CustomPresentationDetent>(_ type: Detent.Type) -> Self {
    Self(name: "custom \(type)")
  }
}

/// A height of a sheet that an app works out, as in SwiftUI. Here, it is never asked for.
public protocol CustomPresentationDetent {
  /// Returns the height; nil if the sheet does not have it.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// The context of the height.
  public typealias Context = PresentationDetent.Context
}

/// The effect of a touch behind a sheet, as in SwiftUI. Here, nothing is touched.
public struct PresentationBackgroundInteraction: Sendable, Hashable {
  private let name: String
  /// The choice that suits the sheet.
  public static let automatic = Self(name: "automatic")
  /// The content behind the sheet answers.
  public static let enabled = Self(name: "enabled")
  /// The content behind the sheet does not answer.
  public static let disabled = Self(name: "disabled")

  /// Returns an interaction up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    Self(name: "enabled \(detent)")
  }
}

/// The effect of a swipe on a sheet, as in SwiftUI. Here, nothing is touched.
public struct PresentationContentInteraction: Sendable, Hashable {
  private let name: String
  /// The choice that suits the sheet.
  public static let automatic = Self(name: "automatic")
  /// The sheet changes its height.
  public static let resizes = Self(name: "resizes")
  /// The content scrolls.
  public static let scrolls = Self(name: "scrolls")
}

/// The form of what is opened where there is little room, as in SwiftUI. Here, nothing is.
public struct PresentationAdaptation: Sendable, Hashable {
  private let name: String
  /// The form that suits the room.
  public static let automatic = Self(name: "automatic")
  /// The form does not change.
  public static let none = Self(name: "none")
  /// A popover.
  public static let popover = Self(name: "popover")
  /// A sheet.
  public static let sheet = Self(name: "sheet")
  /// The whole screen.
  public static let fullScreenCover = Self(name: "cover")
}
