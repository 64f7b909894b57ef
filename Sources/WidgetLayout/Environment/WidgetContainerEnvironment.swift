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

  /// Whether `containerBackground` is drawn.
  public var showsWidgetContainerBackground: Bool {
    get { self[ShowsBackgroundKey.self] }
    set { self[ShowsBackgroundKey.self] = newValue }
  }

  /// The margins that stand around a widget's content: two columns and a row.
  public var widgetContentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }

  /// Whether a label stands beside the widget; never here.
  public var showsWidgetLabel: Bool {
    get { self[ShowsLabelKey.self] }
    set { self[ShowsLabelKey.self] = newValue }
  }

  /// Whether the screen is dimmed; never here.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }
}
