extension Int {
  /// The number with at least two digits, as on a clock: `09`.
  package var twoDigits: String { self >= 0 && self < 10 ? "0\(self)" : "\(self)" }
}
