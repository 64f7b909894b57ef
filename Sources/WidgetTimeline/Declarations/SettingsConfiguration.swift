package import WidgetLayout

/// A widget that boards configure with settings in their own words.
package struct SettingsConfiguration<Content: View>: WidgetConfiguration {
  private let kind: String
  private let form: any WidgetSettingsForm
  private let source: (InstanceSettings) -> TimelineSource

  /// Creates a widget of `kind` that shows the entries of an instance's provider as `content`;
  /// `provider` makes it for settings that the form has checked.
  package init<Provider: TimelineProvider>(
    kind: String, form: any WidgetSettingsForm,
    provider: @escaping @MainActor (InstanceSettings) -> Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.kind = kind
    self.form = form
    source = { TimelineSource(provider: provider($0), content: content) }
  }

  package var body: Never { fatalError("a primitive has no body") }

  package func describe(into description: inout WidgetDescription) {
    description.kind = kind
    if description.displayName.isEmpty { description.displayName = kind }
    description.settings = form
    description.sourceForSettings = source
  }
}
