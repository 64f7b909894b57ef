/// A vertical stack, as in SwiftUI; here it is not lazy, as a picture is small.
public nonisolated struct LazyVStack<Content: View>: View {
  private let stack: VStack<Content>

  /// Creates a stack with `spacing` points between its views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  public var body: some View { stack.frame(maxWidth: .infinity) }
}

/// A horizontal stack, as in SwiftUI; here it is not lazy, as a picture is small.
public nonisolated struct LazyHStack<Content: View>: View {
  private let stack: HStack<Content>

  /// Creates a stack with `spacing` points between its views.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  public var body: some View { stack.frame(maxHeight: .infinity) }
}

/// The views that stay visible while a list scrolls, as in SwiftUI; nothing scrolls here.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = Self(rawValue: 1)
  public static let sectionFooters = Self(rawValue: 2)
}
