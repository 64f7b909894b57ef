import FoundationEssentials
import WidgetLayout

/// A journey that is cheap now.
struct Deal: Sendable, Hashable {
  let id: String
  let cityName: String
  let country: String
  /// What is in it, in the language that was asked for: `flight + hotel`.
  let type: String
  /// The price in words: `€414`.
  let price: String
  let nights: Int
  let departs: Date
  let returns: Date
  /// Where its picture is; nil where it has none.
  let imageURL: URL?
  /// What the app searches for when it is opened; nil where that cannot be told.
  let url: URL?
  /// The place; nil until it was fetched, and where that failed.
  var picture: Picture?
}

/// What deals are asked for.
struct DealSearch: Sendable, Hashable {
  /// The airport's code.
  var airport: String
  var travellers = Travellers.two
  var dates = TravelDates.weekend
  /// The language, as servers know it: `it`.
  var language = "en"
}
