import FoundationEssentials

extension Date {
  /// The seconds since 1970, rounded down; limited to ±1,000,000,000,000.
  var wholeSeconds: Int {
    let seconds = timeIntervalSince1970
    return seconds.isNaN ? 0 : Int(min(max(seconds, -1e12), 1e12).rounded(.down))
  }
}
