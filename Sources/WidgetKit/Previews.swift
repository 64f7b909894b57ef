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

/// The timeline of a widget with SiriKit parameters in Xcode's canvas, as in WidgetKit. Here, `widgettui import`
/// draws it.
@freestanding(declaration)
public macro Preview<Content: Widget, Provider: IntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> Content,
  timelineProvider: @escaping @MainActor () async -> Provider
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// A Live Activity in Xcode's canvas, as in WidgetKit. Here, `widgettui import` draws it.
@freestanding(declaration)
public macro Preview<Content: Widget, Attributes: ActivityAttributes>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> Content,
  @PreviewActivityBuilder<Attributes> contentStates:
    @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// A presentation of a Live Activity for Xcode's canvas, as in WidgetKit.
public enum ActivityPreviewViewKind: Sendable {
  /// A presentation of the Dynamic Island, as in WidgetKit.
  public enum DynamicIslandPreviewViewState: Sendable { case compact, expanded, minimal }
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)
}

extension ActivityPreviewViewKind {
  fileprivate var presentation: ActivityPresentations.Presentation {
    switch self {
    case .content: .content
    case .dynamicIsland(.compact): .compact
    case .dynamicIsland(.expanded): .expanded
    case .dynamicIsland(.minimal): .minimal
    }
  }

  /// The family whose tile is as large as the presentation.
  fileprivate var family: WidgetFamily {
    switch self {
    // The place of a Live Activity on the lock screen is as wide as a medium widget.
    case .content, .dynamicIsland(.expanded): .systemMedium
    case .dynamicIsland(.compact): .accessoryRectangular
    case .dynamicIsland(.minimal): .accessoryCircular
    }
  }
}

extension ActivityAttributes {
  /// Returns the activity in a state, as one that has just been started.
  fileprivate func record(_ state: ContentState) throws -> ActivityRecord {
    let encoder = JSONEncoder()
    return ActivityRecord(
      id: "preview", type: ActivityRecord.name(of: Self.self),
      attributes: try encoder.encode(self), state: try encoder.encode(state), started: Date())
  }
}

extension Preview {
  /// Creates a preview of a Live Activity's states.
  public init<Content: Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> Content,
    @PreviewActivityBuilder<Attributes> contentStates:
      @escaping @MainActor () async -> [Attributes.ContentState]
  ) {
    let type = ActivityRecord.name(of: Attributes.self)
    let activities = Activities(type: type) {
      await contentStates().compactMap { try? attributes.record($0) }
    }
    self.init(name: name, activities: activities) {
      let description = WidgetDescription(ofConfigurationOf: widget())
      let preview = WidgetPreview(description, in: kind.family) { _ throws(ReloadFailure) in
        guard let presentations = description.activity, presentations.type == type else {
          throw ReloadFailure("the widget is no Live Activity with \(type)")
        }
        var entries: [AnyTimelineEntry] = []
        for record in await activities.records() {
          entries.append(try presentations.entry(record, kind.presentation, at: .now))
        }
        return entries
      }
      return .widget(preview)
    }
  }
}

extension ActivityAttributes {
  /// Returns the activity in a state, for Xcode's canvas, as in WidgetKit. Here, it is empty unless a widget of the
  /// program shows it.
  @MainActor public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    let record = try? record(contentState)
    return
      (record.flatMap {
        KnownActivities.view($0, viewKind.presentation, isStale: isStale)
      } ?? AnyView(EmptyView()))
      .previewContext(WidgetPreviewContext(family: viewKind.family))
  }
}

/// Collects states of a Live Activity for Xcode's canvas, as in WidgetKit.
@resultBuilder public enum PreviewActivityBuilder<Attributes: ActivityAttributes> {
  public typealias State = Attributes.ContentState

  public static func buildExpression(_ state: State) -> [State] { [state] }
  public static func buildExpression(_ states: [State]) -> [State] { states }
  public static func buildBlock() -> [State] { [] }
  public static func buildPartialBlock(first: [State]) -> [State] { first }
  public static func buildPartialBlock(accumulated: [State], next: [State]) -> [State] {
    accumulated + next
  }
  public static func buildArray(_ states: [[State]]) -> [State] { states.flatMap { $0 } }
  public static func buildOptional(_ states: [State]?) -> [State] { states ?? [] }
  public static func buildEither(first: [State]) -> [State] { first }
  public static func buildEither(second: [State]) -> [State] { second }
}
