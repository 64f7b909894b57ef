import FoundationEssentials
import WidgetLayout
import WidgetTimeline

/// The complete content of the widget at one time.
struct InsightsState: Sendable, Hashable {
  /// The store's name.
  var store = ""
  /// The days in words, in forms from the longest to the shortest.
  var ranges: [String] = []
  /// The metrics in the chosen order; empty if none are chosen.
  var cells: [InsightCell] = []
  /// The date of the figures; `nil` if there are none.
  var updated: Date?
  /// A further notice for the merchant, in forms from the longest to the shortest.
  var notice: [String] = []
  /// The titles of metrics of unknown types, by name.
  var skipped: [String: String] = [:]
  /// The address that the whole widget opens; `nil` for none.
  var link: URL?
  /// The widget's own words.
  var words = InsightsWords.english
}

/// The content of the widget from a date on, with its layout.
struct InsightsEntry: TimelineEntry, Sendable, Hashable {
  let date: Date
  var state: InsightsState
  let layout: InsightsLayout
}

extension InsightsState {
  /// Returns the sample data of placeholders and galleries.
  static func sample(
    at date: Date, layout: InsightsLayout, words: InsightsWords = .english
  ) -> InsightsState {
    let course: [Double?] = [4, 6, 5, 8, 9, 7, 11, 12, 10, 13, 15, 14]
    func percent(_ number: String) -> String {
      words.symbols.localized(number) + (words.sample.euro.before.isEmpty ? " %" : "%")
    }
    func euro(_ amount: String) -> String {
      words.sample.euro.around(words.symbols.localized(amount))
    }
    let up = Comparison(.up, percent("12.3"), meaning: .good)
    let down = Comparison(.down, percent("2.0"), meaning: .bad)
    let values: [(String, Comparison?)] = [
      (euro("18240.00"), up), (words.symbols.localized("284"), up),
      (words.symbols.localized("9310"), down), (percent("3.1"), up), (euro("64.22"), up),
      (percent("38.0"), down), ("12", nil),
    ]
    let cells = zip(words.sample.titles, values).enumerated().map { index, sample in
      let (title, (value, comparison)) = sample
      var cell = InsightCell(id: "\(index + 1)", title: title, value: value)
      cell.short = index == 0 ? words.sample.short : ""
      cell.comparison = comparison
      cell.narrower = Figure.narrower(value)
      if comparison == nil {
        cell.note = words.oldest.around("5\(words.hours)")
      } else {
        cell.series = course
      }
      return cell
    }
    return InsightsState(
      store: words.sample.store, ranges: words.ranges[.today] ?? [],
      cells: Array(cells.prefix(layout.most)), updated: date, words: words)
  }
}
