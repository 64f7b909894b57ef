import FoundationEssentials
import WidgetLayout
import WidgetServices
import WidgetSources

/// The conversion from the server's answer to deals.
struct DealsAdapter: Sendable {
  /// Returns the deals of an answer from an address. Deals that cannot be read are left out; it
  /// fails if none can be read.
  func deals(of answer: DealsAnswer, from base: URL, most: Int) throws(SourceFailure) -> [Deal] {
    let agency = Self.agency(answer.agency?.value)
    return try ServiceWords.readable(answer.deals, most: most).map {
      deal(of: $0, of: agency, from: base)
    }
  }

  private static func agency(_ data: DealsAnswer.Agency?) -> Agency {
    Agency(name: data?.name ?? "", color: data?.color.flatMap { RGB(hex: $0) })
  }

  private func deal(of data: DealsAnswer.Deal, of agency: Agency, from base: URL) -> Deal {
    // Only the app's own addresses are accepted: a deal cannot open anything else.
    let link = URL(string: data.url).flatMap { DealLink($0) == nil ? nil : $0 }
    return Deal(
      id: data.id, cityName: data.cityName, country: data.country, type: data.dealType,
      price: data.price.formatted ?? Self.price(data.price), nights: max(0, data.nights),
      nightsInWords: data.nightsFormatted ?? "", daysInWords: data.daysFormatted ?? "",
      agency: agency, departs: data.departs, returns: data.returns,
      imageURL: ServerURL.web(data.imageUrl, relativeTo: base), url: link)
  }

  /// Returns `€414` for 414.00 EUR: a fraction of zero is not worth its space.
  private static func price(_ price: DealsAnswer.Price) -> String {
    let signs = ["EUR": "€", "USD": "$", "GBP": "£"]
    let amount = price.amount.hasSuffix(".00") ? String(price.amount.dropLast(3)) : price.amount
    return signs[price.currency].map { $0 + amount } ?? "\(amount) \(price.currency)"
  }
}
