public import FoundationEssentials

/// A view that sets the URL of its widget.
nonisolated struct WidgetURLView<Content: View>: PrimitiveView {
  let url: URL?
  let content: Content

  @MainActor func lower(into lowering: inout Lowering) {
    // The outermost URL is lowered first, and wins.
    if lowering.tree.widgetURL == nil, url.map(ActionAddress.isOne) != true {
      lowering.tree.widgetURL = url
    }
    content.lower(into: &lowering)
  }
}

extension View {
  /// Sets the URL that a press on the widget outside all links opens, as in WidgetKit.
  ///
  /// Here the outermost URL of a widget wins; the picture stores it for the front end.
  nonisolated public func widgetURL(_ url: URL?) -> some View {
    WidgetURLView(url: url, content: self)
  }
}
