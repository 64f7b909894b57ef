import FoundationEssentials

extension Date {
  /// Seconds since 1970, rounded down; what no calendar reaches is drawn at its edge.
  var wholeSeconds: Int {
    let seconds = timeIntervalSince1970
    return seconds.isNaN ? 0 : Int(min(max(seconds, -1e12), 1e12).rounded(.down))
  }
}
