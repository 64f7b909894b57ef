/// A symbol and a title side by side, as in SwiftUI.
///
///     Label("Berlin", systemImage: "location.fill")    ➤ Berlin
public nonisolated struct Label<Title: View, Icon: View>: PrimitiveView {
  private let title: Title
  private let icon: Icon

  /// Creates a label from two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public func lower(into lowering: inout Lowering) {
    StyledView((any LabelStyle).self) { style, part in
      (style ?? TitleAndIconLabelStyle()).makeAnyBody(
        LabelStyleConfiguration(title: part(title), icon: part(icon)))
    }
    .lower(into: &lowering)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title and a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a title and a picture.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label that is passed to a style, for the next style to draw.
  @MainActor public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
