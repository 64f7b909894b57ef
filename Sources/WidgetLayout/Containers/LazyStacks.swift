/// Views one below another, as in SwiftUI; a picture is small enough to be made at once.
public nonisolated struct LazyVStack<Content: View>: View {
  private let stack: VStack<Content>

  /// The views of `content`, with `spacing` points between them.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  public var body: some View { stack.frame(maxWidth: .infinity) }
}

/// Views side by side, as in SwiftUI; a picture is small enough to be made at once.
public nonisolated struct LazyHStack<Content: View>: View {
  private let stack: HStack<Content>

  /// The views of `content`, with `spacing` points between them.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  public var body: some View { stack.frame(maxHeight: .infinity) }
}

/// What stays in sight while a list scrolls, as in SwiftUI; nothing scrolls here.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = Self(rawValue: 1)
  public static let sectionFooters = Self(rawValue: 2)
}
