/// A view that sets the label outside its widget.
nonisolated struct WidgetLabelView<Words: View, Content: View>: PrimitiveView {
  let label: Words
  let content: Content

  @MainActor func lower(into lowering: inout Lowering) {
    // The outermost label is lowered first, and wins.
    if lowering.tree.widgetLabel.isEmpty {
      let picture = CellGrid(
        ideal: { [label] in label.lower(into: &$0) }, in: lowering.environment)
      // A time that runs would stand still in a border.
      if let picture, picture.liveTexts.isEmpty, picture.size.height == 1 {
        lowering.tree.widgetLabel = picture.text.split(separator: "\n").map(String.init)
      }
    }
    content.lower(into: &lowering)
  }
}

/// A view that sets the forms of the label outside its widget.
nonisolated struct WidgetLabelFormsView<Content: View>: PrimitiveView {
  let forms: [String]
  let content: Content

  @MainActor func lower(into lowering: inout Lowering) {
    if lowering.tree.widgetLabel.isEmpty { lowering.tree.widgetLabel = forms }
    content.lower(into: &lowering)
  }
}

extension View {
  /// Sets the label outside the widget, as in WidgetKit.
  ///
  /// Here it stands at the right of a tile's upper border in every family, if there is room for it beside the title.
  /// It is one line of words, without colours; a label with a running time is not shown.
  nonisolated public func widgetLabel(_ label: LocalizedStringKey) -> some View {
    WidgetLabelView(label: Text(label), content: self)
  }

  /// Sets the label outside the widget to a string, as in WidgetKit.
  @_disfavoredOverload
  nonisolated public func widgetLabel(_ label: some StringProtocol) -> some View {
    WidgetLabelView(label: Text(label), content: self)
  }

  /// Sets the label outside the widget to the words of a view, as in WidgetKit.
  nonisolated public func widgetLabel<Words: View>(
    @ViewBuilder label: () -> Words
  ) -> some View {
    WidgetLabelView(label: label(), content: self)
  }

  /// Sets the label outside the widget in several forms, from the longest on, of which the first one that fits is shown.
  nonisolated package func widgetLabel(forms: [String]) -> some View {
    WidgetLabelFormsView(forms: forms, content: self)
  }
}
