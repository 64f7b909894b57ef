/// A view of the canvas: each view of a group is a picture of its own.
@MainActor
package struct PreviewPart {
  package let view: any View
  /// The settings that groups around the view give it.
  package let settings: PreviewSettings

  package init(view: any View, settings: PreviewSettings = PreviewSettings()) {
    (self.view, self.settings) = (view, settings)
  }

  /// Returns the views of a canvas, one by one.
  package static func all(of view: any View) -> [PreviewPart] {
    let parts = all(of: view, in: PreviewSettings())
    return parts.map { PreviewPart(view: $0.view, settings: $0.effectiveSettings) }
  }

  static func all(of view: any View, in settings: PreviewSettings) -> [PreviewPart] {
    (view as? any PreviewGrouping)?.parts(in: settings)
      ?? [PreviewPart(view: view, settings: settings)]
  }

  /// The settings, with those that stand inside the view.
  package var effectiveSettings: PreviewSettings {
    var environment = EnvironmentValues()
    let record = PreviewRecord()
    environment.previewRecord = record
    Self.note(view, in: environment)
    return record.settings.over(settings)
  }

  private static func note(_ view: some View, in environment: EnvironmentValues) {
    _ = Lowering.tree(of: view, environment: environment)
  }
}

/// A view that stands for several previews, or gives settings to one.
protocol PreviewGrouping {
  /// Returns its previews with the settings around them.
  @MainActor func parts(in settings: PreviewSettings) -> [PreviewPart]
}

extension Group: PreviewGrouping {
  @MainActor func parts(in settings: PreviewSettings) -> [PreviewPart] {
    PreviewPart.all(of: content, in: settings)
  }
}

extension TupleView: PreviewGrouping {
  @MainActor func parts(in settings: PreviewSettings) -> [PreviewPart] {
    Mirror(reflecting: value).children.compactMap { $0.value as? any View }
      .flatMap { PreviewPart.all(of: $0, in: settings) }
  }
}

extension ForEach: PreviewGrouping where Content: View {
  @MainActor func parts(in settings: PreviewSettings) -> [PreviewPart] {
    data.flatMap { PreviewPart.all(of: content($0), in: settings) }
  }
}

extension ConditionalContent: PreviewGrouping {
  @MainActor func parts(in settings: PreviewSettings) -> [PreviewPart] {
    switch self {
    case .first(let view): PreviewPart.all(of: view, in: settings)
    case .second(let view): PreviewPart.all(of: view, in: settings)
    }
  }
}

extension Optional: PreviewGrouping where Wrapped: View {
  @MainActor func parts(in settings: PreviewSettings) -> [PreviewPart] {
    map { PreviewPart.all(of: $0, in: settings) } ?? []
  }
}

extension EmptyView: PreviewGrouping {
  @MainActor func parts(in settings: PreviewSettings) -> [PreviewPart] { [] }
}

extension PreviewedView: PreviewGrouping {
  @MainActor func parts(in outer: PreviewSettings) -> [PreviewPart] {
    PreviewPart.all(of: content, in: settings.over(outer))
  }
}
