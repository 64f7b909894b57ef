import WidgetLayout
import WidgetSources

/// An availability in words: `99.3 % · 2 outages, 12 min`.
struct AvailabilityWords: Hashable {
  /// The texts, the longest first.
  let forms: [String]

  init(_ availability: Availability, symbols: NumberSymbols) {
    guard let part = availability.share else {
      forms = ["not read yet", ValueFormat.missing]
      return
    }
    // Rounded down, so that it never shows 100 % after an outage.
    let percent = (part * 1000).rounded(.down) / 10
    let format = ValueFormat(
      unit: "%", digits: percent == percent.rounded() ? 0 : 1, symbols: symbols)
    let share = format.text(percent)
    let outages = availability.outages
    let count = outages == 1 ? "1 outage" : "\(outages) outages"
    let failed = Durations.short(availability.seconds(.failed))
    let unread = availability.seconds(.unread)
    let rest = unread >= 60 ? " · \(Durations.short(unread)) unread" : ""
    let whole = outages == 0 ? share : "\(share) · \(count), \(failed)"
    let middle = outages == 0 ? share : "\(share) · \(count)"
    var forms: [String] = []
    for form in [whole + rest, whole, middle, share] where !forms.contains(form) {
      forms.append(form)
    }
    self.forms = forms
  }

  /// The shortest text.
  var shortest: String { forms.last ?? "" }
}
