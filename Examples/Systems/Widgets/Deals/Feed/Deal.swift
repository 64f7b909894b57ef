import FoundationEssentials
import WidgetLayout

/// A journey that is cheap now.
struct Deal: Sendable, Hashable {
  let id: String
  let cityName: String
  let country: String
  /// The contents of the journey in the requested language, such as `flight + hotel`.
  let type: String
  /// The price in words, such as `€414`.
  let price: String
  let nights: Int
  /// The number of nights in words of the requested language; empty if the agency gives none.
  var nightsInWords = ""
  /// The days in words of the requested language; empty if the agency gives none.
  var daysInWords = ""
  /// The agency and its colour.
  var agency = Agency()
  let departs: Date
  let returns: Date
  /// The address of the picture; `nil` if there is none.
  let imageURL: URL?
  /// The search that the app opens; `nil` if it is unknown.
  let url: URL?
  /// The picture of the place; `nil` before it is fetched, or if that fails.
  var picture: Picture?

  /// The days in the agency's words, or else in English.
  var days: String { daysInWords.isEmpty ? TravelDays.words(self) : daysInWords }
}

/// The agency that sells deals, as its answer names it.
struct Agency: Sendable, Hashable {
  /// The name that is shown on deals; empty if it is unknown.
  var name = ""
  /// The colour of the tag of destinations; `nil` if the agency has none.
  var color: RGB?
}

/// A search for deals.
struct DealSearch: Sendable, Hashable {
  /// The airport's code.
  var airport: String
  var travellers = Travellers.two
  var dates = TravelDates.weekend
  /// The language as servers know it, such as `it`.
  var language = "en"
}
