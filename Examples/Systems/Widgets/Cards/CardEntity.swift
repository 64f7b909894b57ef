import WidgetTimeline

/// A card that the user chooses for a widget.
struct CardEntity: AppEntity, Hashable, Sendable {
  let id: String
  let store: String
  let number: String

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Card" }
  static var defaultQuery: CardQuery { CardQuery() }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(store)", subtitle: "\(number)")
  }
}

/// A query of the current cards in the file that the app and its widgets share.
struct CardQuery: EntityStringQuery {
  @IntentParameterDependency<CardsIntent>(\.$container) private var cards
  @IntentParameterDependency<CardIntent>(\.$container) private var card

  /// Returns the cards with some identifiers. A card that has been removed keeps its identifier as
  /// its name, so that widgets that show it beside others still work.
  func entities(for identifiers: [String]) async throws -> [CardEntity] {
    let cards = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
    return identifiers.map { cards[$0] ?? CardEntity(id: $0, store: $0, number: "") }
  }

  func entities(matching string: String) async throws -> [CardEntity] {
    let words = string.lowercased().split(separator: " ")
    return all.filter { card in
      let text = "\(card.store) \(card.number)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }

  func suggestedEntities() async throws -> [CardEntity] { all }

  private var all: [CardEntity] {
    let container = cards?.container ?? card?.container ?? ""
    let wallet = try? Wallet(
      contentsOf: Wallet.path(container, in: BoardPlace.current.folder))
    return (wallet?.cards ?? []).map { CardEntity(id: $0.id, store: $0.store, number: $0.number) }
  }
}
