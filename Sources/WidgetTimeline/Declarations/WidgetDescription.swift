package import WidgetArchive
public import WidgetLayout

/// A widget as its configuration declares it, without its types.
@MainActor
public struct WidgetDescription {
  /// The stable identifier.
  public internal(set) var kind = ""
  /// The name shown to people.
  public internal(set) var displayName = ""
  /// The description shown in the gallery.
  public internal(set) var description = ""
  /// The supported families.
  public internal(set) var families: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
  ]
  /// False if its content also fills the margins that other widgets leave at the border.
  public internal(set) var hasContentMargins = true
  /// Returns the end of its content at which people begin to scroll, for an instance with these
  /// settings; `nil` if only what fits is shown.
  package internal(set) var scrollEdge: @MainActor (InstanceSettings) -> ScrollEdge? = { _ in nil }
  /// Returns the rows at the top of its content that stay while the others scroll, for an instance with these
  /// settings.
  package internal(set) var headRows: @MainActor (InstanceSettings) -> Int = { _ in 0 }
  /// Returns the rows of content beyond which an instance with these settings shows nothing more;
  /// `nil` for any number.
  package internal(set) var usefulRows: @MainActor (InstanceSettings) -> Int? = { _ in nil }
  /// Returns false while its source is absent from this machine.
  public package(set) var isAvailable: @MainActor () -> Bool = { true }

  /// Returns the kept past of an instance's values; `nil` if there is none.
  package internal(set) var history: @MainActor (InstanceSettings) -> WidgetHistory? = { _ in nil }

  /// Returns the data of an instance as they were last read; `nil` if none are kept.
  package internal(set) var rawReading: @MainActor (InstanceSettings) -> RawReading? = { _ in nil }

  /// The views of the Live Activities that it shows; `nil` for a widget.
  package var activity: ActivityPresentations?
  /// True for a tile that is no widget of its author's: a Live Activity, or the program's shortcuts.
  package internal(set) var isBesides = false
  /// The kinds that its configuration declares besides.
  var companions: [WidgetDescription] = []

  /// The work that people do in its enlarged tile; `nil` for none.
  package internal(set) var work: TileWork?

  /// The retirement of the kind, or `nil` if it is in use.
  public internal(set) var retirement: WidgetRetirement?

  /// The routes that open the addresses of its own schemes.
  package internal(set) var links: [LinkRoute] = []
  /// True if it shows sample data, whose buttons perform nothing.
  private(set) var isPreview = false

  /// The source of its entries, with default parameters.
  package var source = TimelineSource.empty
  /// Returns the source of the entries of an instance with these settings, which are its parameters.
  /// Unsuitable settings are shown as an error in place of the widget.
  package func source(for settings: InstanceSettings) -> TimelineSource {
    if let sourceForSettings { return sourceForSettings(settings) }
    guard let key = settings.own.entries.keys.min() else { return source }
    guard let parameters else {
      return TimelineSource(
        refusing: .denied("\(UnknownParameterError(key: key, known: []))"), like: source)
    }
    return parameters.source(parameters.values(settings))
  }

  /// The same widget with sample data in place of the provider's timelines, available on any
  /// machine.
  package var previewing: WidgetDescription {
    var description = self
    description.source = source.previewing
    description.settings = settings.map { PreviewSettingsForm(form: $0) }
    if let sourceForSettings {
      description.sourceForSettings = { sourceForSettings($0).previewing(isInline: true) }
    }
    description.parameters = parameters?.previewing
    description.isAvailable = { true }
    description.history = { _ in nil }
    description.work = nil
    description.rawReading = { _ in nil }
    description.isPreview = true
    description.links.removeAll(where: \.isOfActions)
    return description
  }

  /// Returns an instance's info for the app; it has no intent if the configuration is unsuitable.
  package func info(of instance: WidgetInstance) async -> WidgetInfo {
    var info = WidgetInfo(kind: instance.kind, family: instance.family)
    guard let parameters else { return info }
    let values = parameters.values(InstanceSettings(words: instance.configuration))
    guard let intent = try? await parameters.intent(values) else { return info }
    switch intent {
    case .app(let intent):
      info = WidgetInfo(
        kind: instance.kind, family: instance.family, intent: intent, values: values)
    case .siri(let intent):
      info = WidgetInfo(
        kind: instance.kind, family: instance.family, values: values, configuration: intent)
    }
    return info
  }

  /// Returns true if the provider of an instance with these settings answers within its call.
  package func isInline(_ settings: InstanceSettings) -> Bool {
    self.settings?.isInline(settings) ?? source.isInline
  }

  /// The form of its settings on a board; `nil` for kinds with parameters and for kinds with
  /// neither.
  package internal(set) var settings: (any WidgetSettingsForm)?
  /// Returns the source of entries for settings that the form has checked; `nil` without a form.
  var sourceForSettings: ((InstanceSettings) -> TimelineSource)?

  /// The bundle that reads the widget, or `nil` for this program's own.
  package internal(set) var bundle: BundleOrigin?

  /// The parameters that people may set, and the sources for their values; `nil` if there are none.
  package internal(set) var parameters: WidgetParameters?
}
