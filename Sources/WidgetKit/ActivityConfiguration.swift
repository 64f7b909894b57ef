public import ActivityKit
public import WidgetLayout
public import WidgetTimeline

/// The views of a Live Activity, as in WidgetKit. Here, it is not offered, as no app starts one; previews of it are
/// drawn.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  private let content: (ActivityViewContext<Attributes>) -> any View

  /// Creates a Live Activity on the lock screen and in the Dynamic Island.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) { self.content = { content($0) } }

  public var body: Never { fatalError("a primitive has no body") }
  public func describe(into description: inout WidgetDescription) {
    description.activity = { [content] attributes, state, isStale in
      guard let attributes = attributes as? Attributes,
        let state = state as? Attributes.ContentState
      else { return nil }
      return content(
        ActivityViewContext(
          activityID: "preview", attributes: attributes, state: state, isStale: isStale))
    }
  }
}

/// The context of a Live Activity's views, as in WidgetKit.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let isStale: Bool
}

extension View {
  /// Has no effect here: no Live Activity is drawn.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View { self }

  /// Has no effect here: no Live Activity is drawn.
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    self
  }

  /// Has no effect here: no Live Activity is drawn.
  nonisolated public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }
}

/// The vertical placement of a region of the Dynamic Island, as in WidgetKit.
public enum DynamicIslandExpandedRegionVerticalPlacement: Sendable, Hashable {
  case `default`, belowIfTooWide
}

extension EnvironmentValues {
  private enum ActivityFamilyKey: EnvironmentKey {
    static let defaultValue = ActivityFamily.medium
  }

  private enum FullscreenKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// The size of the Live Activity; none is drawn here.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }

  /// True if a Live Activity fills the screen; always false here.
  public var isActivityFullscreen: Bool {
    get { self[FullscreenKey.self] }
    set { self[FullscreenKey.self] = newValue }
  }
}
