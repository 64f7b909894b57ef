import FoundationEssentials
import WidgetSources

/// Turns what the server says into deals.
struct DealsAdapter: Sendable {
  /// The deals of an answer that came from an address; what cannot be read is left out, and nothing
  /// of it is a failure.
  func deals(of answer: DealsAnswer, from base: URL, most: Int) throws(SourceFailure) -> [Deal] {
    try ServiceWords.readable(answer.deals, most: most).map { deal(of: $0, from: base) }
  }

  private func deal(of data: DealsAnswer.Deal, from base: URL) -> Deal {
    // Only the app's own addresses: a deal cannot have anything else opened.
    let link = URL(string: data.url).flatMap { DealLink($0) == nil ? nil : $0 }
    return Deal(
      id: data.id, cityName: data.cityName, country: data.country, type: data.dealType,
      price: Self.price(data.price), nights: max(0, data.nights), departs: data.departs,
      returns: data.returns, imageURL: ServerURL.web(data.imageUrl, relativeTo: base), url: link)
  }

  /// `€414` for 414.00 EUR: a fraction of nothing is not worth its room.
  private static func price(_ price: DealsAnswer.Price) -> String {
    let signs = ["EUR": "€", "USD": "$", "GBP": "£"]
    let amount = price.amount.hasSuffix(".00") ? String(price.amount.dropLast(3)) : price.amount
    return signs[price.currency].map { $0 + amount } ?? "\(amount) \(price.currency)"
  }
}
