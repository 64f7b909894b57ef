package import WidgetLayout

/// A widget in a family with the entries that its author chose.
@MainActor
package struct WidgetPreview {
  /// Returns the entries of an author's timeline for a place.
  typealias Timeline =
    @MainActor (TimelineProviderContext) async throws(ReloadFailure) -> [any TimelineEntry]

  package let family: WidgetFamily
  /// The widget's name.
  package let title: String
  package let hasContentMargins: Bool
  /// Returns the entries as the widget shows them in a size.
  package let entries: @MainActor (Size) async throws(ReloadFailure) -> [AnyTimelineEntry]

  package init(
    _ description: WidgetDescription, in family: WidgetFamily,
    entries: @escaping @MainActor (Size) async throws(ReloadFailure) -> [AnyTimelineEntry]
  ) {
    self.family = family
    title = description.displayName
    hasContentMargins = description.hasContentMargins
    self.entries = entries
  }

  init(_ widget: some Widget, in family: WidgetFamily, timeline: @escaping Timeline) {
    let description = WidgetDescription(ofConfigurationOf: widget)
    let source = description.source
    self.init(description, in: family) { size throws(ReloadFailure) in
      let context = TimelineProviderContext(family: family, isPreview: false, size: size)
      var drawn: [AnyTimelineEntry] = []
      for entry in try await timeline(context) {
        guard let entry = source.shown?(entry) else {
          throw ReloadFailure("the widget shows no entries of the type \(type(of: entry))")
        }
        drawn.append(entry)
      }
      return drawn
    }
  }
}

extension WidgetDescription {
  /// Creates the description that a widget's configuration gives, also that of a Live Activity.
  package init(ofConfigurationOf widget: some Widget) {
    self.init()
    widget.body.describe(into: &self)
  }
}
