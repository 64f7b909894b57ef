import FoundationEssentials
import WidgetSources

extension Datum {
  /// The datum as a date: seconds since 1970 (or milliseconds, if seconds would be thousands of
  /// years away), the digits of a day or of a second such as `20260314` or `20260314093000`, or a text such as
  /// `2026-03-14T09:30:00Z`, `2026-03-14 09:30` or `2026-03-14`; `nil` if it is no date.
  var date: Date? {
    if case .bool = self { return nil }
    if case .text(let text) = self, text.utf8.count < 100, let date = DateText.date(text) {
      return date
    }
    guard let number, number.isFinite else { return nil }
    let isOfDigits = DateText.digits(of: number) != nil
    let seconds = number.magnitude > 1e11 && !isOfDigits ? number / 1000 : number
    return isOfDigits || seconds.magnitude < 1e11 ? DateText.date(seconds) : nil
  }
}
