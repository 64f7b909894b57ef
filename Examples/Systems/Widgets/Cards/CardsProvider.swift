import FoundationEssentials
import WidgetCatalog
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// A provider of the cards in the container that the wallet's app writes. Reloads follow no
/// schedule: the app requests one after a change.
struct CardsProvider: ThrowingAppIntentTimelineProvider {
  let surroundings: SystemSurroundings
  var zone = CivilZone.process

  func placeholder(in context: Context) -> CardsEntry {
    .sample(at: surroundings.clock.now)
  }

  func snapshot(for configuration: CardsIntent, in context: Context) async -> CardsEntry {
    guard !context.isPreview else { return placeholder(in: context) }
    let timeline = try? await reload(for: configuration, in: context)
    return timeline?.entries.first ?? placeholder(in: context)
  }

  func reload(for configuration: CardsIntent, in context: Context) async throws -> Timeline<
    CardsEntry
  > {
    let pick: CardPick
    switch configuration.choice {
    case .chosen: pick = .chosen(configuration.cards.map(\.id))
    case .lastUsed: pick = .lastUsed(since: configuration.since)
    case .habits: pick = .habits(weeks: configuration.weeks, share: configuration.share)
    }
    var look = CardLook(
      hasNumbers: configuration.numbers, background: configuration.background,
      accent: configuration.accent)
    if let app = configuration.app { look.base = app.absoluteString }
    look.recordsUses = !configuration.server.isEmpty
    let reading = CardsReading(
      container: configuration.container, pick: pick, look: look, limit: CardsView.most)
    return try await reading.timeline(by: surroundings.clock, in: zone, at: context.place)
  }
}

/// A provider of one card, with its symbol if that fits.
struct CardProvider: ThrowingAppIntentTimelineProvider {
  let surroundings: SystemSurroundings
  var zone = CivilZone.process

  func placeholder(in context: Context) -> CardsEntry {
    var entry = CardsEntry.sample(at: surroundings.clock.now)
    entry.cards = [entry.cards[1]]
    return entry
  }

  func snapshot(for configuration: CardIntent, in context: Context) async -> CardsEntry {
    guard !context.isPreview else { return placeholder(in: context) }
    let timeline = try? await reload(for: configuration, in: context)
    return timeline?.entries.first ?? placeholder(in: context)
  }

  func reload(for configuration: CardIntent, in context: Context) async throws -> Timeline<
    CardsEntry
  > {
    var look = CardLook(
      hasNumbers: configuration.numbers, background: configuration.background,
      accent: configuration.accent)
    if let app = configuration.app { look.base = app.absoluteString }
    look.recordsUses = !configuration.server.isEmpty
    let reading = CardsReading(
      container: configuration.container,
      pick: configuration.card.map { .chosen([$0.id]) } ?? .lastUsed(since: nil), look: look,
      limit: 1)
    return try await reading.timeline(by: surroundings.clock, in: zone, at: context.place)
  }
}
