// Where scrolling ends, and how it looks. A widget does not scroll.

/// Decides where scrolling ends, as in SwiftUI. Here, it is never asked.
public protocol ScrollTargetBehavior {
  /// The context of the scrolling.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Changes the place where scrolling ends.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The place where scrolling ends, as in SwiftUI.
public struct ScrollTarget {
  /// The visible part of the content.
  public var rect: CGRect
  /// The point of it that stays in place.
  public var anchor: UnitPoint?
}

/// The context of scrolling, as in SwiftUI. Here, nothing scrolls.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  private let environment: EnvironmentValues
  /// The place at which scrolling began.
  public let originalTarget: ScrollTarget
  /// The speed of scrolling.
  public let velocity: CGVector
  /// The size of what scrolls.
  public let contentSize: CGSize
  /// The size of what is seen of it.
  public let containerSize: CGSize
  /// The directions of scrolling.
  public let axes: Axis.Set

  /// Returns a value of the view's environment.
  public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    environment[keyPath: keyPath]
  }
}

/// Scrolling by pages, as in SwiftUI. Here, nothing scrolls.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}

  /// Does nothing here: nothing scrolls.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Scrolling from view to view, as in SwiftUI. Here, nothing scrolls.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// The number of views that go by at once, as in SwiftUI.
  public struct LimitBehavior: Sendable, Hashable {
    private let name: String
    /// The choice that suits the view.
    public static let automatic = Self(name: "automatic")
    /// Few views.
    public static let always = Self(name: "always")
    /// Any number of views.
    public static let never = Self(name: "never")
  }

  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Does nothing here: nothing scrolls.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling by pages.
  public static var paging: Self { Self() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling from view to view.
  public static var viewAligned: Self { Self() }

  /// Returns scrolling from view to view, of which some go by at once.
  public static func viewAligned(limitBehavior: Self.LimitBehavior) -> Self {
    Self(limitBehavior: limitBehavior)
  }
}

extension View {
  /// Has no effect here: nothing scrolls.
  nonisolated public func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior
  ) -> some View { self }

  /// Has no effect here: nothing scrolls.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Has no effect here: nothing scrolls.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Has no effect here: nothing scrolls.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Has no effect here: nothing scrolls.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    self
  }

  /// Has no effect here: nothing scrolls.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Has no effect here: nothing scrolls.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Has no effect here: a terminal's keyboard stays where it is.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }
}

/// Whether bars of scrolling are shown, as in SwiftUI. Here, nothing scrolls.
public struct ScrollIndicatorVisibility: Sendable, Hashable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let visible = Self(name: "visible")
  public static let hidden = Self(name: "hidden")
  public static let never = Self(name: "never")
}

/// The effect of scrolling on a keyboard on the screen, as in SwiftUI. Here, there is no such keyboard.
public struct ScrollDismissesKeyboardMode: Sendable, Hashable {
  private let name: String
  /// The choice that suits the view.
  public static let automatic = Self(name: "automatic")
  /// The keyboard goes at once.
  public static let immediately = Self(name: "immediately")
  /// The keyboard goes with the finger.
  public static let interactively = Self(name: "interactively")
  /// The keyboard stays.
  public static let never = Self(name: "never")
}

extension EnvironmentValues {
  private enum VerticalKey: EnvironmentKey {
    static let defaultValue = ScrollIndicatorVisibility.automatic
  }
  private enum HorizontalKey: EnvironmentKey {
    static let defaultValue = ScrollIndicatorVisibility.automatic
  }
  private enum KeyboardKey: EnvironmentKey {
    static let defaultValue = ScrollDismissesKeyboardMode.automatic
  }

  /// Whether upright bars of scrolling are shown, as in SwiftUI.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalKey.self] }
    set { self[VerticalKey.self] = newValue }
  }

  /// Whether level bars of scrolling are shown, as in SwiftUI.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalKey.self] }
    set { self[HorizontalKey.self] = newValue }
  }

  /// The effect of scrolling on a keyboard, as in SwiftUI.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[KeyboardKey.self] }
    set { self[KeyboardKey.self] = newValue }
  }

  /// Automatic, as nothing scrolls here.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior { .automatic }

  /// Automatic, as nothing scrolls here.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior { .automatic }
}
