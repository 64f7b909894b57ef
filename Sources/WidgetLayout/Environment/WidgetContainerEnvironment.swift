extension EnvironmentValues {
  private enum ShowsBackgroundKey: EnvironmentKey {
    static let defaultValue = true
  }

  private enum ContentMarginsKey: EnvironmentKey {
    static let defaultValue = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  }

  private enum ShowsLabelKey: EnvironmentKey {
    static let defaultValue = false
  }

  private enum LuminanceKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// A Boolean value that tells whether `containerBackground` is drawn.
  public var showsWidgetContainerBackground: Bool {
    get { self[ShowsBackgroundKey.self] }
    set { self[ShowsBackgroundKey.self] = newValue }
  }

  /// The margins around a widget's content; 16 points by default, two columns and a row.
  public var widgetContentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }

  /// A Boolean value that tells whether a label is shown beside the widget; false by default.
  public var showsWidgetLabel: Bool {
    get { self[ShowsLabelKey.self] }
    set { self[ShowsLabelKey.self] = newValue }
  }

  /// A Boolean value that tells whether the screen is dimmed; false by default.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }
}
