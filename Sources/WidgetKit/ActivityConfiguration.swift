public import ActivityKit
public import WidgetLayout
public import WidgetTimeline

/// The views of a Live Activity, as in WidgetKit.
///
/// Here, there are two kinds of tiles for it, of the lock screen and of the Dynamic Island, under the name of its
/// attributes' type. They show what the program has started.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  private let presentations: ActivityPresentations

  /// Creates a Live Activity on the lock screen and in the Dynamic Island.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    let views = HandedViews(content: { AnyView(content($0)) }, island: dynamicIsland)
    let type = ActivityRecord.name(of: Attributes.self)
    presentations = ActivityPresentations(
      type: type, samples: { await ProgramPreview.activities(of: type) },
      view: { record, presentation, isStale in
        ActivityViewContext<Attributes>(record, isStale: isStale).map {
          views.view($0, presentation)
        }
      })
  }

  public var body: Never { fatalError("a primitive has no body") }

  public func describe(into description: inout WidgetDescription) {
    presentations.describe(into: &description)
  }
}

/// The author's closures, which only the main actor calls.
private struct HandedViews<Attributes: ActivityAttributes>: @unchecked Sendable {
  // Sendable: they are called on the main actor alone.
  let content: (ActivityViewContext<Attributes>) -> AnyView
  let island: (ActivityViewContext<Attributes>) -> DynamicIsland

  @MainActor
  func view(
    _ context: ActivityViewContext<Attributes>,
    _ presentation: ActivityPresentations.Presentation
  ) -> AnyView {
    switch presentation {
    case .content: AnyView(ActivityContentView(content: content(context)))
    case .expanded: island(context).expanded
    case .compact: island(context).compact
    case .minimal: island(context).minimal
    }
  }
}

/// The view on the lock screen, told which size it has.
private struct ActivityContentView: View {
  @Environment(\.widgetFamily) private var family
  let content: AnyView

  var body: some View {
    content.environment(\.activityFamily, family == .systemSmall ? .small : .medium)
  }
}

/// The context of a Live Activity's views, as in WidgetKit.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let isStale: Bool

  init?(_ record: ActivityRecord, isStale: Bool) {
    let decoder = JSONDecoder()
    guard let attributes = try? decoder.decode(Attributes.self, from: record.attributes),
      let state = try? decoder.decode(Attributes.ContentState.self, from: record.state)
    else { return nil }
    (activityID, self.attributes, self.state) = (record.id, attributes, state)
    self.isStale = isStale
  }
}

extension View {
  /// Fills the activity's tile with a colour.
  @ViewBuilder
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
    if let color { containerBackground(color, for: .widget) } else { self }
  }

  /// Has no effect here: the system adds no buttons to an activity.
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    self
  }

  /// Has no effect here: a region of the island is as wide as it needs.
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

  /// The size of the Live Activity: small in a small tile.
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
