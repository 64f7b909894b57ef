import FoundationEssentials

/// What the server says of deals.
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
    let departs: Date
    let returns: Date
    let imageUrl: String
    let url: String
  }

  struct Price: Decodable, Sendable {
    let amount: String
    let currency: String
  }

  let deals: [Lossy<Deal>]
}

/// An element of a list, or why it cannot be read: one that is wrong does not spoil the others.
struct Lossy<Value: Decodable & Sendable>: Decodable, Sendable {
  let result: Result<Value, any Error>

  init(from decoder: any Decoder) throws {
    result = Result { try Value(from: decoder) }
  }

  /// The element; nil where it cannot be read.
  var value: Value? { try? result.get() }
}
