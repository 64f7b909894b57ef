/// What lies behind the content of accessory widgets, as in WidgetKit; here all the room and
/// nothing in it, since a terminal has no shade that suits every theme.
public nonisolated struct AccessoryWidgetBackground: View {
  public init() {}

  public var body: some View { Color.clear }
}
