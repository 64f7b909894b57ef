/// How many colours a widget is shown in, as WidgetKit names them.
public struct WidgetRenderingMode: Sendable, Hashable, CustomStringConvertible {
  /// The mode's name.
  public let description: String

  /// All colours.
  public static let fullColor = Self(description: "fullColor")
  /// One colour for accentable views, one for the rest.
  public static let accented = Self(description: "accented")
  /// One colour in several strengths.
  public static let vibrant = Self(description: "vibrant")
}

extension EnvironmentValues {
  private enum WidgetRenderingModeKey: EnvironmentKey {
    static let defaultValue = WidgetRenderingMode.fullColor
  }

  /// How many colours the widget is shown in.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }
}
