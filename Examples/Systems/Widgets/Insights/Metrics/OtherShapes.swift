import FoundationEssentials

/// The shape of a current count, which has no series.
struct OpenShape: MetricShape {
  static var types: [String] { ["open"] }

  let formatted: String
  /// The date of the oldest item; `nil` if there is none.
  let oldest: Date?
  let count: Lossy<Double>?

  func cell(id: String, title: String, now: Date) -> InsightCell {
    let age = oldest.map { oldest in
      let hours = Int(max(0, min(now.timeIntervalSince(oldest), 1e9)) / 3600)
      return hours < 48 ? "oldest \(hours) h" : "oldest \(hours / 24) d"
    }
    return InsightCell(
      id: id, title: title, value: formatted,
      narrower: Figure.narrower(formatted, number: count?.value), note: age ?? "")
  }
}

/// The shape of a ranking, of which the first item is shown.
struct RankingShape: MetricShape {
  static var types: [String] { ["list"] }

  struct Item: Decodable {
    let name: String
    let formatted: String
  }

  let items: [Item]

  func cell(id: String, title: String, now: Date) -> InsightCell {
    InsightCell(
      id: id, title: title, value: items.first?.name ?? "–", note: items.first?.formatted ?? "")
  }
}

/// The shape of a rating in stars with its distribution.
struct RatingShape: MetricShape {
  static var types: [String] { ["rating"] }

  let formatted: String
  let votes: Int
  let distribution: [Double]

  func cell(id: String, title: String, now: Date) -> InsightCell {
    InsightCell(
      id: id, title: title, value: "★ \(formatted)", narrower: [Figure.none],
      note: "\(votes) votes")
  }
}
