import FoundationEssentials
import WidgetCatalog
import WidgetServices
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// An intent that records a use of a card, at the back end and then in the container that the app
/// shares with its widgets.
struct RecordCardUseIntent: AppIntent {
  static var title: LocalizedStringResource { "Record a use" }

  @Parameter(title: "The card") var card: String
  @Parameter(title: "The last use that was shown; empty for none") var last: String
  @IntentParameterDependency<CardsIntent>(\.$server) private var cards
  @IntentParameterDependency<CardIntent>(\.$server) private var one

  init() {}

  /// Creates the intent for a card with the last use that is known.
  init(of card: WalletCard, after last: Date?) {
    self.card = card.id
    self.last = last.map { $0.formatted(.iso8601) } ?? ""
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let server = one?.server ?? cards?.server else { throw ReloadFailure("no server") }
    let container = one?.container ?? cards?.container ?? ""
    let path = Wallet.path(container, in: BoardPlace.current.folder)
    // The back end records one use for each key: a picture's button is good for one.
    let (card, key) = (card, last.isEmpty ? "first" : "after \(last)")
    let isStored = try await ReadingThreads.shared.result { () throws(ReloadFailure) -> Bool in
      do throws(SourceFailure) {
        let use = try CardUse(of: card, key: key, at: ServiceClient(server: server))
        do throws(SourceFailure) {
          try WalletFile(path: path).add(use)
          return true
        } catch {
          return false
        }
      } catch {
        throw ReloadFailure(error)
      }
    }
    for kind in WalletWidgets.kinds { WidgetCenter.shared.reloadTimelines(ofKind: kind) }
    return .result(
      dialog: isStored ? "Use recorded" : "Use recorded; the wallet shows it when its app has it")
  }
}

extension CardUse {
  /// Records a use at the back end, and returns it; one that was recorded with this key before is
  /// returned as it is.
  fileprivate init(of card: String, key: String, at service: ServiceClient) throws(SourceFailure) {
    struct Answer: Decodable {
      let card: String
      let at: Date
    }
    let response = try service.response(
      to: "/cards/\(card.percentEncoded)/used", sending: ["key": key])
    guard response.status != 404 else {
      throw SourceFailure("no such card", "The back end has no card \(card) any more.")
    }
    let answer: Answer = try ServiceClient.decoded(try response.successful())
    self.init(card: answer.card, date: answer.at)
  }
}
