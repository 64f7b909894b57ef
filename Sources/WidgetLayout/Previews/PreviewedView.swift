/// A view with the settings of its preview, which do not change its picture.
nonisolated struct PreviewedView<Content: View>: PrimitiveView {
  let content: Content
  let settings: PreviewSettings

  init(content: Content, settings: PreviewSettings) {
    (self.content, self.settings) = (content, settings)
  }

  @MainActor func lower(into lowering: inout Lowering) {
    lowering.environment.previewRecord?.note(settings)
    content.lower(into: &lowering)
  }
}

/// The settings of the previews that are lowered.
@MainActor
final class PreviewRecord {
  private(set) var settings = PreviewSettings()

  /// Notes settings; those of a view further in count more.
  func note(_ inner: PreviewSettings) { settings = inner.over(settings) }
}

extension EnvironmentValues {
  private enum PreviewRecordKey: EnvironmentKey {
    static let defaultValue: PreviewRecord? = nil
  }

  /// The record of previews' settings; `nil` unless they are asked for.
  var previewRecord: PreviewRecord? {
    get { self[PreviewRecordKey.self] }
    set { self[PreviewRecordKey.self] = newValue }
  }
}
