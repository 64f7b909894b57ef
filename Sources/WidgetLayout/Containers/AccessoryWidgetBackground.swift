/// The background of accessory widgets, as in WidgetKit; here it fills the space and is clear, as
/// no shade suits every theme.
public nonisolated struct AccessoryWidgetBackground: View {
  public init() {}

  public var body: some View { Color.clear }
}
