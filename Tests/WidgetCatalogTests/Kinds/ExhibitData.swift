import WidgetSettings
import WidgetSources

@testable import WidgetCatalog

/// Data of charts and tables.
extension Datum {
  static let areas: Datum = [
    ["name": "Documentation", "value": 128], ["name": "Checkout", "value": 64],
    ["name": "Search", "value": 0], ["name": "Recommendations", "value": nil],
    ["name": "Refunds", "value": -12],
  ]

  static let years: Datum = [
    ["shop": "Berlin", "2024": 9, "2025": 12, "2026": 15],
    ["shop": "Rome", "2024": 4, "2025": 7, "2026": 3],
    ["shop": "Oslo", "2024": 6, "2025": nil, "2026": 8],
  ]

  /// Rows of two columns of numbers over time, the newest first.
  static let minutes: Datum = .list((0..<40).map(minute))

  private static func minute(_ index: Int) -> Datum {
    let time = 1_773_480_360 - Double(index) * 60
    let (median, high) = (40 + index * 7 % 13, 90 + index * 11 % 60)
    return ["time": .number(time), "p50": .number(Double(median)), "p99": .number(Double(high))]
  }

  /// A value a day, with days that have none.
  static let days: Datum = .list((0..<300).filter { $0 % 9 != 4 }.map(day))

  private static func day(_ index: Int) -> Datum {
    let time = 1_773_480_360 - Double(index) * 86_400
    let value = index * index % 11
    return ["date": .number(time), "value": .number(Double(value))]
  }

  static let times: Datum = .list((0..<200).map(time))

  private static func time(_ index: Int) -> Datum {
    let value: Int = index * index % 97 + index % 41
    return .number(Double(value))
  }

  /// Two series of pairs of numbers.
  static let clouds: Datum = [
    "small": .list((0..<30).map { pair($0, $0 * 7 % 19) }),
    "large": .list((0..<30).map { pair($0, 20 + $0 * 5 % 23) }),
  ]

  /// A table of seven columns of numbers, the days of a week, with a row for each hour.
  static let week: Datum = .list((0..<24).map(hour))

  private static func hour(_ hour: Int) -> Datum {
    let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let days = names.enumerated().map { day, name in
      Datum.Field(name, .number(Double((hour + 3) * (day + 2) % 17)))
    }
    return .record([Datum.Field("hour", .text("\(hour):00"))] + days)
  }

  /// Records with two numbers of other names than x and y.
  static let sizes: Datum = .list((0..<30).map(flat))

  private static func flat(_ number: Int) -> Datum {
    let (size, price) = (Double(20 + number * 3), Double(300 + number * 17 % 400))
    return ["name": .text("flat \(number)"), "size": .number(size), "price": .number(price)]
  }

  private static func pair(_ x: Int, _ y: Int) -> Datum {
    .list([.number(Double(x)), .number(Double(y))])
  }

  static let services: Datum = [
    [
      "service": "postgresql", "state": "running", "load": 0.42, "past": [1, 3, 2, 4, 6, 5],
      "path": "/usr/lib/systemd/system/postgresql.service",
    ],
    [
      "service": "nginx", "state": "failed", "load": 2.31, "past": [0, 0, nil, 9, 9],
      "path": "/etc/nginx/nginx.service",
    ],
    [
      "service": "a service with a long name", "state": "unknown", "load": 1.5, "past": nil,
      "path": nil,
    ],
  ]
}

extension Setting {
  static let serviceColumns: Setting = [
    "columns": [
      ["field": "service", "flexible": "yes"],
      ["field": "state", "colors": ["running": "good", "failed": "bad"]],
      ["field": "load", "digits": "2", "warn": "1", "bad": "2"],
      ["field": "past", "title": "5 min"],
      ["field": "path", "hide-below": "60", "cut": "middle", "width": "20"],
    ]
  ]
}
