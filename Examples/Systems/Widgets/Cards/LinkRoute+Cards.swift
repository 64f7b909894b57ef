import FoundationEssentials
import WidgetSettings
import WidgetSources
import WidgetTimeline

extension LinkRoute {
  /// The route that opens `wallet://cards/…` and shows the card as it is held to a till.
  static var cards: LinkRoute {
    LinkRoute(scheme: "wallet") { request, show in
      guard let parts = URLComponents(string: request.address), parts.host == "cards",
        case let id = String(parts.path.dropFirst()), !id.isEmpty
      else { return show(.failed("Expected wallet://cards/ and an identifier.")) }
      let settings = request.settings
      let path = Wallet.path(settings["container"]?.text ?? "", in: settings.place.folder)
      do throws(SourceFailure) {
        let wallet = try Wallet(contentsOf: path)
        guard let card = wallet.cards.first(where: { $0.id == id }) else {
          return show(.failed("There is no card \(id) in \(path)."))
        }
        let lastUse = wallet.uses.last { $0.card == id }?.date
        show(
          .opened(
            LinkedPage(card.pageLines(lastUse)) { CardPageView(card: card, lastUse: lastUse) }))
      } catch {
        show(.failed(error.description))
      }
    }
  }
}
