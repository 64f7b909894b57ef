package import WidgetArchive
public import WidgetLayout
internal import WidgetSettings

/// A widget as the program knows it: what its configuration declared, without its types.
@MainActor
public struct WidgetDescription {
  /// The stable identifier.
  public internal(set) var kind = ""
  /// The name shown to people.
  public internal(set) var displayName = ""
  /// What the gallery says of it.
  public internal(set) var description = ""
  /// The families it is made for.
  public internal(set) var families: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
  ]
  /// False if its content takes the room that others leave free at the border.
  public internal(set) var hasContentMargins = true
  /// False while its source is absent from this machine.
  public package(set) var isAvailable: @MainActor () -> Bool = { true }

  /// What opens the addresses of its own schemes.
  package internal(set) var links: [LinkRoute] = []

  /// Where its entries come from, with the parameters that nobody set.
  package var source = TimelineSource.empty
  /// Where the entries of an instance come from: with its configuration's words as parameters. What
  /// cannot be is shown in words where the widget would be.
  package func source(for instance: WidgetInstance) -> TimelineSource {
    if let settings { return settings.source(Setting(words: instance.configuration)) }
    let words = BoardPlace.settings(instance.configuration)
    guard let key = words.keys.min() else { return source }
    guard let parameters else {
      return TimelineSource(
        refusing: .denied("\(UnknownParameterError(key: key, known: []))"), like: source)
    }
    return parameters.source(parameters.values(words))
  }

  /// The same with sample data in place of the provider's timelines, on whatever machine.
  package var previewing: WidgetDescription {
    var description = self
    description.source = source.previewing
    description.settings = settings?.previewing
    description.parameters = parameters?.previewing
    description.isAvailable = { true }
    return description
  }

  /// What an app is told of an instance; without its intent where its configuration cannot be.
  package func info(of instance: WidgetInstance) async -> WidgetInfo {
    var info = WidgetInfo(kind: instance.kind, family: instance.family)
    guard let parameters else { return info }
    let values = parameters.values(BoardPlace.settings(instance.configuration))
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

  /// Whether the provider of an instance answers within its call.
  package func isInline(_ instance: WidgetInstance) -> Bool {
    settings.map { $0.isInline(Setting(words: instance.configuration)) } ?? source.isInline
  }

  /// What boards may write for it in their own words; nil for kinds that have parameters or none.
  package var settings: WidgetSettingsForm?

  /// The parameters that people may set, and what its entries then come from; nil without any.
  package internal(set) var parameters: WidgetParameters?
}
