import FoundationEssentials

/// A count of what is so now, which has no course.
struct OpenShape: MetricShape {
  static var types: [String] { ["open"] }

  let formatted: String
  /// Where nothing is open, nothing is the oldest.
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

/// The first of a ranking.
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

/// Stars, and how many gave how many.
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
