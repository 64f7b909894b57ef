import WidgetSources

extension ValueSettings {
  /// Returns the number of a text that is a percentage, as programs print it; `nil` if the value has another unit, of
  /// which it would be another number.
  func percentage(of datum: Datum) -> Double? {
    ["", "%"].contains(unit) ? datum.percentage : nil
  }
}
