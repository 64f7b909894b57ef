import WidgetTimeline

/// The settings of the widget: the place of departure, the travellers and the dates.
struct DealsIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Deals" }

  @Parameter(title: "The address of the travel agency") var server: String
  @Parameter(title: "The airport to depart from, by its code, such as MXP")
  var airport: AirportEntity?
  @Parameter(title: "How many travel", default: .two) var travellers: Travellers
  @Parameter(title: "When they travel", default: .weekend) var dates: TravelDates
  @Parameter(title: "The language of the deals, such as it; the machine's where there is none")
  var language: String

  init() {}

  static var parameterSummary: some ParameterSummary {
    Summary("Deals from \(\.$airport)") {
      \.$travellers
      \.$dates
    }
  }
}

/// The number of travellers.
enum Travellers: String, AppEnum {
  case one = "1"
  case two = "2"
  case three = "3"
  case four = "4"
  case family

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Travellers" }

  static var caseDisplayRepresentations: [Travellers: DisplayRepresentation] {
    [
      .one: "1 traveller", .two: "2 travellers", .three: "3 travellers", .four: "4 travellers",
      .family: "Family",
    ]
  }
}

/// The dates of travel.
enum TravelDates: String, AppEnum {
  case weekend
  case nextWeek = "next-week"
  case nextMonth = "next-month"

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Dates" }

  static var caseDisplayRepresentations: [TravelDates: DisplayRepresentation] {
    [.weekend: "Next weekend", .nextWeek: "Next week", .nextMonth: "Next month"]
  }
}
