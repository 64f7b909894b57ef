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
  static func sample(at date: Date, layout: InsightsLayout) -> InsightsState {
    let course: [Double?] = [4, 6, 5, 8, 9, 7, 11, 12, 10, 13, 15, 14]
    let up = Comparison(.up, "12.3%", meaning: .good)
    let down = Comparison(.down, "2.0%", meaning: .bad)
    let cells = [
      InsightCell(
        id: "1", title: "Total sales", short: "Sales", value: "€18,240.00", comparison: up,
        series: course),
      InsightCell(id: "2", title: "Orders", value: "284", comparison: up, series: course),
      InsightCell(id: "3", title: "Sessions", value: "9,310", comparison: down, series: course),
      InsightCell(
        id: "4", title: "Conversion rate", value: "3.1%", comparison: up, series: course),
      InsightCell(id: "5", title: "Average order", value: "€64.22", comparison: up, series: course),
      InsightCell(id: "6", title: "Returning", value: "38.0%", comparison: down, series: course),
      InsightCell(id: "7", title: "Orders to fulfil", value: "12", note: "oldest 5 h"),
    ]
    let shown = cells.prefix(layout.most).map { cell in
      var cell = cell
      cell.narrower = Figure.narrower(cell.value)
      return cell
    }
    return InsightsState(store: "Your store", ranges: ["Today"], cells: shown, updated: date)
  }
}
