import FoundationEssentials
import WidgetServices

/// The shape of a current count, which has no series.
struct OpenShape: MetricShape {
  static var types: [String] { ["open"] }

  let formatted: String
  /// The date of the oldest item; `nil` if there is none.
  let oldest: Date?
  let count: Lossy<Double>?

  func cell(of head: MetricHead) -> InsightCell {
    let age = oldest.map { oldest in
      let hours = Int(max(0, min(head.now.timeIntervalSince(oldest), 1e9)) / 3600)
      let words = head.words
      return words.oldest.around(
        hours < 48 ? "\(hours)\(words.hours)" : "\(hours / 24)\(words.days)")
    }
    return InsightCell(
      id: head.id, title: head.title, value: formatted,
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

  func cell(of head: MetricHead) -> InsightCell {
    InsightCell(
      id: head.id, title: head.title, value: items.first?.name ?? "–",
      note: items.first?.formatted ?? "")
  }
}

/// The shape of a rating in stars with its distribution.
struct RatingShape: MetricShape {
  static var types: [String] { ["rating"] }

  let formatted: String
  let votes: Int
  let distribution: [Double]

  func cell(of head: MetricHead) -> InsightCell {
    InsightCell(
      id: head.id, title: head.title, value: "★ \(formatted)", narrower: [Figure.none],
      note: head.words.votes.around("\(votes)"))
  }
}
