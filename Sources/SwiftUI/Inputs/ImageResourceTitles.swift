// Titles with a picture of the app's assets.
extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and a picture of the app's assets.
  public init(_ title: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }

  /// Creates a label with a title and a picture of the app's assets.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Button where Label == WidgetLayout.Label<Text, Image> {
  /// Creates a button with a localized title and a picture of the app's assets.
  public init(
    _ title: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { WidgetLayout.Label(title, image: image) }
  }

  /// Creates a button with a title and a picture of the app's assets.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { WidgetLayout.Label(title, image: image) }
  }
}

extension Toggle where Label == WidgetLayout.Label<Text, Image> {
  /// Creates a toggle with a localized title and a picture of the app's assets.
  public init(_ title: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { WidgetLayout.Label(title, image: image) }
  }

  /// Creates a toggle with a title and a picture of the app's assets.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { WidgetLayout.Label(title, image: image) }
  }

  /// Creates a toggle of several values with a localized title and a picture.
  public init<Sources: RandomAccessCollection>(
    _ title: LocalizedStringKey, image: ImageResource, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { WidgetLayout.Label(title, image: image) }
  }

  /// Creates a toggle of several values with a title and a picture.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ title: some StringProtocol, image: ImageResource, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { WidgetLayout.Label(title, image: image) }
  }

  /// Creates a toggle of several values with a localized title and a symbol.
  public init<Sources: RandomAccessCollection>(
    _ title: LocalizedStringKey, systemImage: String, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { WidgetLayout.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle of several values with a title and a symbol.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ title: some StringProtocol, systemImage: String, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { WidgetLayout.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle of several values with a localized title, which is on if all are.
  public init<Sources: RandomAccessCollection>(
    _ title: LocalizedStringKey, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }

  /// Creates a toggle of several values with a title, which is on if all are.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ title: some StringProtocol, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension ControlGroup {
  /// Creates a group of controls with a localized title and a picture, which a style may show.
  public init<Controls: View>(
    _ title: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Controls
  ) where Content == LabeledControlGroupContent<Controls, Label<Text, Image>> {
    self.init(content: content) { Label(title, image: image) }
  }

  /// Creates a group of controls with a title and a picture, which a style may show.
  @_disfavoredOverload
  public init<Controls: View>(
    _ title: some StringProtocol, image: ImageResource, @ViewBuilder content: () -> Controls
  ) where Content == LabeledControlGroupContent<Controls, Label<Text, Image>> {
    self.init(content: content) { Label(title, image: image) }
  }
}
