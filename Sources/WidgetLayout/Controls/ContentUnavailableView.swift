/// A view for missing content, as in SwiftUI: a symbol, a title and an explanation.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view of custom content.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack(spacing: 0) {
      label.bold().labelStyle(UnavailableLabelStyle())
      description.foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == WidgetLayout.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view of a symbol, a localized title below it, and a text below both.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { WidgetLayout.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates a view of a symbol, a title below it, and a text below both.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { WidgetLayout.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}

/// A label style with a dim symbol above the title.
private nonisolated struct UnavailableLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.icon.foregroundStyle(.secondary)
      configuration.title
    }
  }
}
