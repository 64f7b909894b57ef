public import WidgetLayout

/// A view or a widget for Xcode's canvas, as in DeveloperToolsSupport; here, `widgettui import` draws it.
@MainActor
public struct Preview {
  /// The traits of a preview of a view.
  public struct ViewTraits: Sendable {}

  /// The content to draw.
  package enum Content {
    case view(any View, PreviewLayout?)
    case widget(WidgetPreview)
    /// Nothing, for a reason in words.
    case unavailable(String)
  }

  /// The name that the author gave it; `nil` for none.
  package let name: String?
  /// Returns what is drawn.
  package let content: @MainActor () -> Content
  /// The Live Activities that it shows; `nil` for any other preview.
  package let activities: Activities?

  /// The Live Activities of a preview.
  package struct Activities {
    /// The name of the type of their attributes.
    package let type: String
    package let records: @MainActor () async -> [ActivityRecord]

    package init(type: String, records: @escaping @MainActor () async -> [ActivityRecord]) {
      (self.type, self.records) = (type, records)
    }
  }

  package init(
    name: String?, activities: Activities? = nil, content: @escaping @MainActor () -> Content
  ) {
    (self.name, self.activities, self.content) = (name, activities, content)
  }

  /// Creates a preview of a view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name: name) { .view(body(), traits.lazy.compactMap(\.layout).first) }
  }
}

extension Preview {
  /// Creates a preview of a widget's entries.
  public init<Content: Widget>(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> Content,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(name: name) {
      .widget(WidgetPreview(widget(), in: family) { _ in await timeline() })
    }
  }

  /// Creates a preview of the timeline of a provider without parameters.
  public init<Content: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> Content,
    timelineProvider: @escaping @MainActor () async -> Provider
  ) {
    self.init(name: name) {
      .widget(
        WidgetPreview(widget(), in: family) { context throws(ReloadFailure) in
          try await PreviewQuestion.entries(of: await timelineProvider(), in: context)
        })
    }
  }

  /// Creates a preview of a configured widget's entries.
  public init<Content: Widget, Intent: WidgetConfigurationIntent>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
    widget: @escaping @MainActor () -> Content,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(name, as: family, widget: widget, timeline: timeline)
  }

  /// Creates a preview of the timeline of a configured provider.
  public init<Content: Widget, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> Content,
    timelineProvider: @escaping @MainActor () async -> Provider
  ) {
    self.init(name: name) {
      .widget(
        WidgetPreview(widget(), in: family) { context in
          let provider = Handed(await timelineProvider())
          let intent = Handed(intent)
          return await PreviewQuestion.entries(of: provider, intent, in: context).value
        })
    }
  }

  /// Creates a preview of the timeline of a provider with SiriKit parameters.
  public init<Content: Widget, Provider: IntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> Content,
    timelineProvider: @escaping @MainActor () async -> Provider
  ) {
    self.init(name: name) {
      .widget(
        WidgetPreview(widget(), in: family) { context throws(ReloadFailure) in
          try await PreviewQuestion.entries(of: await timelineProvider(), intent, in: context)
        })
    }
  }
}
