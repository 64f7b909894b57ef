import FoundationEssentials
import WidgetSources

extension Datum {
  /// The datum as a date: seconds since 1970 (or milliseconds, if seconds would be thousands of
  /// years away), the eight digits of a day such as `20260314`, or a text such as `2026-03-14T09:30:00Z`,
  /// `2026-03-14 09:30` or `2026-03-14`; `nil` if it is no date.
  var date: Date? {
    if let number, number.isFinite {
      if case .bool = self { return nil }
      let seconds = number.magnitude > 1e11 ? number / 1000 : number
      return seconds.magnitude < 1e11 ? DateText.date(seconds) : nil
    }
    if case .text(let text) = self { return text.utf8.count < 100 ? DateText.date(text) : nil }
    return nil
  }
}
