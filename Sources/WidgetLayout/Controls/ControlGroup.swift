/// Controls side by side, as in SwiftUI.
public nonisolated struct ControlGroup<Content: View>: View {
  private let content: Content

  /// Creates a group of the controls in `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    let parts = content as? any LabeledControls
    StyledView((any ControlGroupStyle).self) { style, part in
      (style ?? AutomaticControlGroupStyle()).makeAnyBody(
        ControlGroupStyleConfiguration(
          content: part(parts?.controls ?? AnyView(content)),
          label: part(parts?.title ?? AnyView(EmptyView()))))
    }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates the group that is passed to a style, for the next style to draw.
  public init(_ configuration: ControlGroupStyleConfiguration) { content = configuration.content }
}

extension ControlGroup {
  /// Creates a group of controls with a label, which a style may show.
  public init<Controls: View, Label: View>(
    @ViewBuilder content: () -> Controls, @ViewBuilder label: () -> Label
  ) where Content == LabeledControlGroupContent<Controls, Label> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  /// Creates a group of controls with a localized title, which a style may show.
  public init<Controls: View>(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Controls
  ) where Content == LabeledControlGroupContent<Controls, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group of controls with a title, which a style may show.
  @_disfavoredOverload
  public init<Controls: View>(
    _ title: some StringProtocol, @ViewBuilder content: () -> Controls
  ) where Content == LabeledControlGroupContent<Controls, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group of controls with a localized title and a symbol, which a style may show.
  public init<Controls: View>(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Controls
  ) where Content == LabeledControlGroupContent<Controls, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// Creates a group of controls with a title and a symbol, which a style may show.
  @_disfavoredOverload
  public init<Controls: View>(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Controls
  ) where Content == LabeledControlGroupContent<Controls, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

/// Controls with a label, as in SwiftUI.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  public var body: some View { content }
}

/// Controls and their label, whatever their types.
@MainActor private protocol LabeledControls {
  var controls: AnyView { get }
  var title: AnyView { get }
}

extension LabeledControlGroupContent: LabeledControls {
  @MainActor fileprivate var controls: AnyView { AnyView(content) }
  @MainActor fileprivate var title: AnyView { AnyView(label) }
}
