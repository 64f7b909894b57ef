public import ActivityKit
import AppleFoundation
@_exported import DeveloperToolsSupport
import WidgetLayout
import WidgetTimeline

/// A widget's entries in Xcode's canvas, as in WidgetKit. Here, `widgettui import` draws it.
@freestanding(declaration)
public macro Preview<Content: Widget>(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> Content,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// A widget's timeline in Xcode's canvas, as in WidgetKit. Here, `widgettui import` draws it.
@freestanding(declaration)
public macro Preview<Content: Widget, Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> Content,
  timelineProvider: @escaping @MainActor () async -> Provider
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// A configured widget's entries in Xcode's canvas, as in WidgetKit. Here, `widgettui import` draws it.
@freestanding(declaration)
public macro Preview<Content: Widget, Intent: WidgetConfigurationIntent>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
  widget: @escaping @MainActor () -> Content,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// A configured widget's timeline in Xcode's canvas, as in WidgetKit. Here, `widgettui import` draws it.
@freestanding(declaration)
public macro Preview<Content: Widget, Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> Content,
  timelineProvider: @escaping @MainActor () async -> Provider
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// A Live Activity in Xcode's canvas, as in WidgetKit. Here, `widgettui import` draws it as on the lock
/// screen.
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

extension Preview {
  /// Creates a preview of a Live Activity's states.
  public init<Content: Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> Content,
    @PreviewActivityBuilder<Attributes.ContentState> contentStates:
      @escaping @MainActor () async -> [Attributes.ContentState]
  ) {
    self.init(name: name) {
      guard case .content = kind else {
        return .unavailable("the Dynamic Island is not drawn here")
      }
      let description = WidgetDescription(ofConfigurationOf: widget())
      // The place of a Live Activity on the lock screen is as wide as a medium widget.
      let preview = WidgetPreview(description, in: .systemMedium) { _ throws(ReloadFailure) in
        var entries: [AnyTimelineEntry] = []
        for state in await contentStates() {
          guard let view = description.activity?(attributes, state, false) else {
            throw ReloadFailure("the widget is no Live Activity with \(Attributes.self)")
          }
          entries.append(AnyTimelineEntry(date: .now, view: view))
        }
        return entries
      }
      return .widget(preview)
    }
  }
}

extension ActivityAttributes {
  /// Returns the activity in a state, for Xcode's canvas, as in WidgetKit. Here, it is empty.
  @MainActor public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View { EmptyView() }
}

/// Collects states of a Live Activity for Xcode's canvas, as in WidgetKit.
@resultBuilder public enum PreviewActivityBuilder<State> {
  public static func buildExpression(_ state: State) -> [State] { [state] }
  public static func buildBlock(_ states: [State]...) -> [State] { states.flatMap { $0 } }
}
