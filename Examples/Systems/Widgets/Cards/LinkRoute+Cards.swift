import FoundationEssentials
import WidgetSettings
import WidgetSources
import WidgetTimeline

extension LinkRoute {
  /// The route that opens `wallet://cards/…` and shows the card's data.
  static var cards: LinkRoute {
    LinkRoute(scheme: "wallet") { address, settings, show in
      guard let parts = URLComponents(string: address), parts.host == "cards",
        case let id = String(parts.path.dropFirst()), !id.isEmpty
      else { return show(.failed("Expected wallet://cards/ and an identifier.")) }
      let path = Wallet.path(settings["container"]?.text ?? "", in: settings.place.folder)
      do throws(SourceFailure) {
        let wallet = try Wallet(contentsOf: path)
        guard let card = wallet.cards.first(where: { $0.id == id }) else {
          return show(.failed("There is no card \(id) in \(path)."))
        }
        var lines = [card.store, card.number]
        if card.points > 0 { lines.append("\(Int(min(card.points, 1e15))) points") }
        show(.opened(lines))
      } catch {
        show(.failed(error.description))
      }
    }
  }
}
