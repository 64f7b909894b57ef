import FoundationEssentials
import WidgetLayout

/// The change of a value from an earlier one: the direction, the amount, and the role that says if
/// it is good.
struct ValueChange: Hashable {
  /// The direction without colours: `▲`, `▼` or `=`.
  var glyph: String
  /// The amount, such as `4 %`.
  var amount: String
  /// The time span, such as `vs 1 h`.
  var past: String
  var role: Role
}

extension ValueChange {
  /// Creates the change of a reading; `nil` if there are no two numbers to compare.
  init?(_ reading: ValueReading, format: ValueFormat) {
    guard let span = reading.settings.compare, let past = reading.past, past.isFinite,
      let number = reading.number, number.isFinite
    else { return nil }
    let difference = number - past
    self.past = "vs \(Durations.span(span))"
    amount = Self.amount(of: difference, from: past, format)
    let isSame = difference == 0
    glyph = isSame ? "=" : difference > 0 ? "▲" : "▼"
    if isSame { amount = "" }
    switch reading.settings.good {
    case _ where isSame: role = .dim
    case .neither: role = .dim
    case .up: role = difference > 0 ? .good : .bad
    case .down: role = difference > 0 ? .bad : .good
    }
  }

  /// Returns a difference in points; one that its decimals would show as zero is below the least
  /// that they show.
  private static func points(_ difference: Double, _ format: ValueFormat) -> String {
    let least = (0..<(format.digits ?? 0)).reduce(1.0) { least, _ in least / 10 }
    let isTooSmall = format.digits != nil && difference > 0 && difference < least / 2
    return isTooSmall ? "< \(format.text(least))" : format.text(difference)
  }

  /// Returns the difference in percent; in points if the value itself is a percentage; unscaled if
  /// it would be 1000 % or more, as from zero.
  private static func amount(
    of difference: Double, from past: Double, _ format: ValueFormat
  ) -> String {
    if format.unit == "%" {
      let text = points(difference.magnitude, format.with(unit: "pts"))
      return ["1 pts", "< 1 pts"].contains(text) ? String(text.dropLast()) : text
    }
    let part = (difference / past).magnitude * 100
    guard part.isFinite, part < 1000 else { return format.text(difference.magnitude) }
    let tenths = (part * 10).rounded()
    let percent = ValueFormat(
      digits: tenths >= 100 || tenths.truncatingRemainder(dividingBy: 10) == 0 ? 0 : 1,
      symbols: format.symbols)
    return part > 0 && tenths == 0
      ? "< \(percent.with(digits: 1).text(0.1)) %" : "\(percent.text(part)) %"
  }
}

extension ValueFormat {
  fileprivate func with(unit: String) -> ValueFormat {
    var format = self
    format.unit = unit
    format.isRoundedUp = false
    return format
  }

  fileprivate func with(digits: Int) -> ValueFormat {
    var format = self
    format.digits = digits
    return format
  }
}
