import FoundationEssentials
import WidgetSources
import WidgetTimeline

extension LinkRoute {
  /// The route that opens `holidays://…`.
  static var deals: LinkRoute {
    LinkRoute(
      scheme: DealLink.scheme, suits: { mayComeFrom(airport: $1["airport"]?.text ?? "", $0) },
      open: { request, show in
        let settings = request.settings
        let dispatcher = DealLinkDispatcher(
          repository: RemoteDealsRepository(server: settings["server"]?.text ?? ""),
          language: Language.chosen(settings["language"]?.text ?? ""))
        await dispatcher.dispatch(request.address, show)
      })
  }

  /// Returns true if an address is that of a deal from an airport, or of no deal.
  private static func mayComeFrom(airport: String, _ address: String) -> Bool {
    let link = URL(string: address).flatMap { DealLink($0) }
    return link.map { $0.from == AirportEntity.code(airport) } ?? true
  }
}

/// The dispatcher of the agency's addresses: a search, whose results it shows.
struct DealLinkDispatcher: Sendable {
  let repository: any DealsRepository
  var language = "en"

  /// Follows an address, and reports its progress.
  func dispatch(_ address: String, _ show: @Sendable (LinkRoute.State) -> Void) async {
    guard let link = URL(string: address).flatMap({ DealLink($0) }) else {
      return show(
        .failed(
          "Expected \(DealLink.scheme)://search with from=, to=, departs=, returns= and travellers=."
        )
      )
    }
    show(.loading("Searching \(link.from) to \(link.to)…"))
    do throws(SourceFailure) {
      show(.opened(LinkedPage(lines(of: link, found: try await results(of: link)))))
    } catch {
      show(.failed(error.description))
    }
  }

  /// Returns the deals to the destination on all dates that have deals, each once.
  private func results(of link: DealLink) async throws(SourceFailure) -> [Deal] {
    var found: [Deal] = []
    for dates in TravelDates.allCases {
      let search = DealSearch(
        airport: link.from, travellers: link.travellers, dates: dates, language: language)
      for deal in try await repository.deals(for: search) {
        let isTo = deal.url.flatMap { DealLink($0) }?.to == link.to
        if isTo, !found.contains(where: { $0.url == deal.url }) { found.append(deal) }
      }
    }
    return found
  }

  private func lines(of link: DealLink, found deals: [Deal]) -> [String] {
    let people = link.travellers.localizedStringResource.words.lowercased()
    let heading = "\(link.from) to \(link.to), \(link.departs) to \(link.returns), \(people)"
    guard !deals.isEmpty else { return [heading, "No deals any more."] }
    let exact = deals.filter { $0.url.flatMap { DealLink($0) } == link }
    guard exact.isEmpty else { return [heading] + exact.map(Self.line(of:)) }
    return [heading, "No deals on these days any more; on others:"] + deals.map(Self.line(of:))
  }

  private static func line(of deal: Deal) -> String {
    "\(deal.price)  \(deal.cityName), \(deal.days): \(deal.type)"
  }
}
