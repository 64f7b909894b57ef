/// The colours in which a widget is shown, named as in WidgetKit.
public struct WidgetRenderingMode: Sendable, Hashable, CustomStringConvertible {
  /// The mode's name.
  public let description: String

  /// All colours.
  public static let fullColor = Self(description: "fullColor")
  /// One colour for accentable views, and one for the rest.
  public static let accented = Self(description: "accented")
  /// One colour in several strengths.
  public static let vibrant = Self(description: "vibrant")
}

extension EnvironmentValues {
  private enum WidgetRenderingModeKey: EnvironmentKey {
    static let defaultValue = WidgetRenderingMode.fullColor
  }

  /// The colours in which the widget is shown.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }
}
