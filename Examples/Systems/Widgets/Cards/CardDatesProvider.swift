import FoundationEssentials
import WidgetCatalog
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// A provider of what expires on the cards of the container: those of one card, or of all.
struct CardDatesProvider: ThrowingAppIntentTimelineProvider {
  let surroundings: SystemSurroundings

  func placeholder(in context: Context) -> CardDatesEntry { .sample(at: surroundings.clock.now) }

  func snapshot(for configuration: CardIntent, in context: Context) async -> CardDatesEntry {
    guard !context.isPreview else { return placeholder(in: context) }
    let timeline = try? await reload(for: configuration, in: context)
    return timeline?.entries.first ?? placeholder(in: context)
  }

  func reload(for configuration: CardIntent, in context: Context) async throws -> Timeline<
    CardDatesEntry
  > {
    let path = Wallet.path(configuration.container, in: context.place.folder)
    let wallet = try await ReadingThreads.shared.result { () throws(ReloadFailure) -> Wallet in
      do throws(SourceFailure) {
        return try Wallet(contentsOf: path)
      } catch {
        throw ReloadFailure(error)
      }
    }
    let chosen = configuration.card?.id
    let cards = wallet.cards.filter { chosen == nil || $0.id == chosen }
    let look = CardLook(
      hasNumbers: configuration.numbers, background: configuration.background,
      accent: configuration.accent)
    let entries = CardDatesEntry.entries(
      of: wallet, showing: cards, from: surroundings.clock.now, look: look,
      notice: cards.isEmpty ? "No cards yet\nAdd one in the wallet." : "")
    return Timeline(entries: entries, policy: .never)
  }
}
