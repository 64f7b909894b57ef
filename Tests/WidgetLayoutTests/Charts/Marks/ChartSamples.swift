import FoundationEssentials
import WidgetLayout

/// A day of the week and its number of orders.
struct Day: Identifiable, Sendable {
  var name: String
  var count: Double
  var id: String { name }
}

enum Week {
  static let days = [
    Day(name: "Mon", count: 12), Day(name: "Tue", count: 18), Day(name: "Wed", count: 9),
    Day(name: "Thu", count: 24), Day(name: "Fri", count: 31), Day(name: "Sat", count: 27),
    Day(name: "Sun", count: 14),
  ]
}

/// The orders of a day in one of three shops.
struct Sale: Identifiable, Sendable {
  var day: String
  var shop: String
  var count: Double
  var id: String { day + shop }

  static let all: [Sale] = Week.days.prefix(4).enumerated().flatMap { index, day in
    ["Online", "Store", "Phone"].enumerated().map { number, shop in
      Sale(day: day.name, shop: shop, count: Double((index * 5 + number * 7) % 11 + 3))
    }
  }
}

/// A load that rises and falls.
enum Wave {
  static func value(_ step: Int) -> Double {
    let noise = Double((step * 37) % 101) / 101 - 0.5
    return 50 + 30 * noise + Double(step % 20) * 2 - Double(step) / 3
  }
}

/// Dates from Monday 1 June 2026 on, in a zone two hours east of GMT.
enum Moment {
  static let zone = TimeZone(secondsFromGMT: 7200)
  static func hour(_ hours: Double) -> Date {
    Date(timeIntervalSince1970: 1_780_272_000 - 7200 + hours * 3600)
  }
  static func day(_ days: Int) -> Date { hour(Double(days) * 24) }
}
