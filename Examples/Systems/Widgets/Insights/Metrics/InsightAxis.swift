import FoundationEssentials
import WidgetArchive
import WidgetLayout

/// The meaning of a series' values and of the times that they are of.
struct InsightAxis: Sendable, Hashable {
  /// The time from one value to the next, as the back end names it.
  enum Step: String, Sendable {
    case hour, day
  }

  /// The unit of the values.
  enum Unit: Sendable {
    case number, ratio, seconds
  }

  /// The date of the first value.
  let starts: Date
  let step: Step
  let unit: Unit

  /// Returns the local time of a value. Midday stands for a day, since days may have 23 hours.
  func time(of index: Int) -> LocalTime {
    switch step {
    case .hour: LocalTime(starts + Double(index) * 3600)
    case .day: LocalTime(starts + Double(index) * 86400 + 43200)
    }
  }

  /// Returns a value in as few columns as possible.
  func label(_ value: Double, _ words: InsightsWords) -> String {
    switch unit {
    case .number:
      return MagnitudeSuffix.forms(of: value, symbols: words.symbols).first {
        Painter.width(of: $0) < 6
      }
        ?? MagnitudeSuffix.forms(of: value, symbols: words.symbols).last ?? text(value, words)
    case .ratio: return text(value * 100, words) + "%"
    case .seconds: return text(value, words) + words.seconds
    }
  }

  private func text(_ value: Double, _ words: InsightsWords) -> String {
    guard value != 0 else { return "0" }
    return words.symbols.localized(FixedDecimal.text(value, digits: value.magnitude < 10 ? 1 : 0))
  }

  /// Returns the labels below bars, each with the index of its bar: of every sixth hour, of each of
  /// some days, or of every seventh day, counted back from the last.
  func marks(_ count: Int, _ words: InsightsWords) -> [(index: Int, text: String)] {
    (0..<count).compactMap { index in
      let time = time(of: index)
      switch step {
      case .hour:
        return time.hour % 6 == 0 ? (index, time.hourAndMinute) : nil
      case .day where count <= 10: return (index, "\(time.day)")
      case .day:
        let isMarked = (count - 1 - index) % 7 == 0
        return isMarked ? (index, words.words(month: time.month, day: time.day)) : nil
      }
    }
  }
}
