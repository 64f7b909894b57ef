public import FoundationEssentials

/// A view that says what a press on the widget opens.
nonisolated struct WidgetURLView<Content: View>: PrimitiveView {
  let url: URL?
  let content: Content

  @MainActor func lower(into lowering: inout Lowering) {
    // The outermost one is met first, and counts.
    if lowering.tree.widgetURL == nil { lowering.tree.widgetURL = url }
    content.lower(into: &lowering)
  }
}

extension View {
  /// Names what is opened by a press on the widget beside all its links, as in WidgetKit.
  ///
  /// Here: the outermost URL of a widget counts; the picture keeps it for the front end.
  nonisolated public func widgetURL(_ url: URL?) -> some View {
    WidgetURLView(url: url, content: self)
  }
}
