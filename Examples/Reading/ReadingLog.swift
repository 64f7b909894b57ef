import Foundation

/// The pages that were read on a day.
struct ReadingDay: Identifiable {
  let name: String
  let pages: Int
  var id: String { name }
}

/// The pages read in a week.
struct ReadingLog {
  let shelf: Shelf
  let days: [ReadingDay]
  let goal: Int

  var total: Int { days.reduce(0) { $0 + $1.pages } }
  var progress: Double { min(Double(total) / Double(goal), 1) }
  var daysInARow: Int { days.reversed().prefix { $0.pages > 0 }.count }

  static func week(of shelf: Shelf) -> ReadingLog {
    let pages =
      switch shelf {
      case .novels: [22, 35, 0, 18, 41, 27, 30]
      case .poems: [3, 0, 0, 5, 2, 8, 4]
      }
    let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    return ReadingLog(
      shelf: shelf, days: zip(names, pages).map { ReadingDay(name: $0, pages: $1) },
      goal: shelf == .novels ? 210 : 30)
  }
}
