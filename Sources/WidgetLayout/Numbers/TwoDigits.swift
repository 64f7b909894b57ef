extension Int {
  /// The number in two digits at least, as on a clock: `09`.
  var twoDigits: String { self >= 0 && self < 10 ? "0\(self)" : "\(self)" }
}
