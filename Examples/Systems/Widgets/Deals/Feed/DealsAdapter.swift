import FoundationEssentials
import WidgetSources

/// The conversion from the server's answer to deals.
struct DealsAdapter: Sendable {
  /// Returns the deals of an answer from an address. Deals that cannot be read are left out; it
  /// fails if none can be read.
  func deals(of answer: DealsAnswer, from base: URL, most: Int) throws(SourceFailure) -> [Deal] {
    try ServiceWords.readable(answer.deals, most: most).map { deal(of: $0, from: base) }
  }

  private func deal(of data: DealsAnswer.Deal, from base: URL) -> Deal {
    // Only the app's own addresses are accepted: a deal cannot open anything else.
    let link = URL(string: data.url).flatMap { DealLink($0) == nil ? nil : $0 }
    return Deal(
      id: data.id, cityName: data.cityName, country: data.country, type: data.dealType,
      price: Self.price(data.price), nights: max(0, data.nights), departs: data.departs,
      returns: data.returns, imageURL: ServerURL.web(data.imageUrl, relativeTo: base), url: link)
  }

  /// Returns `€414` for 414.00 EUR: a fraction of zero is not worth its space.
  private static func price(_ price: DealsAnswer.Price) -> String {
    let signs = ["EUR": "€", "USD": "$", "GBP": "£"]
    let amount = price.amount.hasSuffix(".00") ? String(price.amount.dropLast(3)) : price.amount
    return signs[price.currency].map { $0 + amount } ?? "\(amount) \(price.currency)"
  }
}
