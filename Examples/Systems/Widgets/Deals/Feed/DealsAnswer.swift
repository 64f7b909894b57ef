import FoundationEssentials
import WidgetServices

/// The server's answer about deals.
struct DealsAnswer: Decodable, Sendable {
  struct Deal: Decodable, Sendable {
    let id: String
    let cityName: String
    let country: String
    let from: String
    let to: String
    let dealType: String
    let price: Price
    let travellers: String
    let nights: Int
    let nightsFormatted: String?
    let daysFormatted: String?
    let departs: Date
    let returns: Date
    let imageUrl: String
    let url: String
  }

  struct Price: Decodable, Sendable {
    let amount: String
    let currency: String
    let formatted: String?
  }

  struct Agency: Decodable, Sendable {
    let name: String?
    let color: String?
  }

  let deals: [Lossy<Deal>]
  let agency: Lossy<Agency>?
}
