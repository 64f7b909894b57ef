/// A day of the week and its number of orders.
package struct Day: Identifiable, Sendable {
  package var name: String
  package var count: Double
  package var id: String { name }
}

/// The orders of a week.
package enum Week {
  package static let days = [
    Day(name: "Mon", count: 12), Day(name: "Tue", count: 18), Day(name: "Wed", count: 9),
    Day(name: "Thu", count: 24), Day(name: "Fri", count: 31), Day(name: "Sat", count: 27),
    Day(name: "Sun", count: 14),
  ]
}

/// The orders of a day in one of three shops.
package struct Sale: Identifiable, Sendable {
  package var day: String
  package var shop: String
  package var count: Double
  package var id: String { day + shop }

  package static let all: [Sale] = Week.days.prefix(4).enumerated().flatMap { index, day in
    ["Online", "Store", "Phone"].enumerated().map { number, shop in
      Sale(day: day.name, shop: shop, count: Double((index * 5 + number * 7) % 11 + 3))
    }
  }
}
