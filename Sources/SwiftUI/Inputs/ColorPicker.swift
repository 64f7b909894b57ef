/// A choice of a colour, as in SwiftUI. Here, its label and the colour are shown.
public nonisolated struct ColorPicker<Label: View>: View {
  private let color: Color
  private let label: Label

  /// Creates a choice of a colour.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    color = selection.wrappedValue
    self.label = label()
  }

  /// Creates a choice of a colour of Core Graphics.
  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    color = Color(cgColor: selection.wrappedValue)
    self.label = label()
  }

  public var body: some View {
    HStack {
      label
      color.frame(width: 16, height: 16)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a choice of a colour with a localized title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a choice of a colour with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a choice of a colour of Core Graphics with a localized title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a choice of a colour of Core Graphics with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }
}
