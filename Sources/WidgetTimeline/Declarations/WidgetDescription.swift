public import WidgetLayout

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

  /// Where its entries come from, with the parameters that nobody set.
  package var source = TimelineSource.empty
  /// The parameters that people may set, and what its entries then come from; nil without any.
  package internal(set) var parameters: WidgetParameters?
}
