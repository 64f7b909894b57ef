/// A choice of several, as in SwiftUI. Here, its label is shown.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let label: Label

  /// Creates a picker with a label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a picker for several values with a label.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a picker with a label; SwiftUI's older form.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.label = label
  }

  public var body: some View { label }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    label = Text(title)
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    label = Text(title)
  }

  /// Creates a picker for several values with a localized title.
  public init<Sources: RandomAccessCollection>(
    _ title: LocalizedStringKey, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    label = Text(title)
  }

  /// Creates a picker for several values with a title.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ title: some StringProtocol, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    label = Text(title)
  }
}

extension Picker where Label == WidgetLayout.Label<Text, Image> {
  /// Creates a picker with a localized title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    label = WidgetLayout.Label(title, systemImage: systemImage)
  }

  /// Creates a picker with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    label = WidgetLayout.Label(title, systemImage: systemImage)
  }

  /// Creates a picker with a localized title and a picture of the app's assets.
  public init(
    _ title: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    label = WidgetLayout.Label(title, image: image)
  }

  /// Creates a picker with a title and a picture of the app's assets.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    label = WidgetLayout.Label(title, image: image)
  }

  /// Creates a picker for several values with a localized title and a symbol.
  public init<Sources: RandomAccessCollection>(
    _ title: LocalizedStringKey, systemImage: String, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    label = WidgetLayout.Label(title, systemImage: systemImage)
  }

  /// Creates a picker for several values with a title and a symbol.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ title: some StringProtocol, systemImage: String, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    label = WidgetLayout.Label(title, systemImage: systemImage)
  }
}
