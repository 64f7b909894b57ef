/// A menu, as in SwiftUI. Here, its label is shown.
public nonisolated struct Menu<Label: View, Content: View>: View {
  private let label: Label

  /// Creates a menu of which the label is shown.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a menu that acts when it is tapped, which it is not here.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
  }

  @MainActor public var body: some View {
    StyledView((any MenuStyle).self) { style, part in
      (style ?? DefaultMenuStyle()).makeAnyBody(MenuStyleConfiguration(label: part(label)))
    }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localized title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(title)
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    label = Text(title)
  }

  /// Creates a menu with a localized title that acts when it is tapped, which it is not here.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    label = Text(title)
  }

  /// Creates a menu with a title that acts when it is tapped, which it is not here.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    label = Text(title)
  }
}

extension Menu where Label == WidgetLayout.Label<Text, Image> {
  /// Creates a menu with a localized title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    label = WidgetLayout.Label(title, systemImage: systemImage)
  }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    label = WidgetLayout.Label(title, systemImage: systemImage)
  }

  /// Creates a menu with a localized title and a symbol that acts when it is tapped, which it is
  /// not here.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    label = WidgetLayout.Label(title, systemImage: systemImage)
  }

  /// Creates a menu with a title and a symbol that acts when it is tapped, which it is not here.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    label = WidgetLayout.Label(title, systemImage: systemImage)
  }

  /// Creates a menu with a localized title and a picture.
  public init(
    _ title: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    label = WidgetLayout.Label(title, image: image)
  }

  /// Creates a menu with a title and a picture.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    label = WidgetLayout.Label(title, image: image)
  }

  /// Creates a menu with a localized title and a picture that acts when it is tapped, which it is
  /// not here.
  public init(
    _ title: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    label = WidgetLayout.Label(title, image: image)
  }

  /// Creates a menu with a title and a picture that acts when it is tapped, which it is not here.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    label = WidgetLayout.Label(title, image: image)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu that is passed to a style, for the next style to draw.
  public init(_ configuration: MenuStyleConfiguration) { label = configuration.label }
}
