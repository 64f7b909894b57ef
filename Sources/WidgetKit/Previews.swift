import ActivityKit
import AppleFoundation
import WidgetLayout
import WidgetTimeline

/// A widget's entries in Xcode's canvas, as in WidgetKit. Here, it is compiled and expands to
/// nothing.
@freestanding(declaration)
public macro Preview<Content: Widget>(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> Content,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// A widget's timeline in Xcode's canvas, as in WidgetKit. Here, it is compiled and expands to
/// nothing.
@freestanding(declaration)
public macro Preview<Content: Widget, Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> Content,
  timelineProvider: @escaping @MainActor () async -> Provider
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// A configured widget's entries in Xcode's canvas, as in WidgetKit. Here, it is compiled and
/// expands to nothing.
@freestanding(declaration)
public macro Preview<Content: Widget, Intent: WidgetConfigurationIntent>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
  widget: @escaping @MainActor () -> Content,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// A configured widget's timeline in Xcode's canvas, as in WidgetKit. Here, it is compiled and
/// expands to nothing.
@freestanding(declaration)
public macro Preview<Content: Widget, Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> Content,
  timelineProvider: @escaping @MainActor () async -> Provider
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// A Live Activity in Xcode's canvas, as in WidgetKit. Here, it is compiled and expands to nothing.
@freestanding(declaration)
public macro Preview<Content: Widget, Attributes: ActivityAttributes>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> Content,
  @PreviewActivityBuilder<Attributes.ContentState> contentStates:
    @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// A presentation of a Live Activity for Xcode's canvas, as in WidgetKit.
public enum ActivityPreviewViewKind: Sendable {
  /// A presentation of the Dynamic Island, as in WidgetKit.
  public enum DynamicIslandPreviewViewState: Sendable { case compact, expanded, minimal }
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)
}

extension ActivityAttributes {
  /// Returns the activity in a state, for Xcode's canvas, as in WidgetKit. Here, it is empty.
  @MainActor public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View { EmptyView() }
}

/// Collects entries for Xcode's canvas, as in WidgetKit.
@resultBuilder public enum PreviewTimelineBuilder {
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] {
    entries ?? []
  }
  public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
}

/// Collects states of a Live Activity for Xcode's canvas, as in WidgetKit.
@resultBuilder public enum PreviewActivityBuilder<State> {
  public static func buildExpression(_ state: State) -> [State] { [state] }
  public static func buildBlock(_ states: [State]...) -> [State] { states.flatMap { $0 } }
}
