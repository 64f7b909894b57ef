import FoundationEssentials

/// Words about the reading of a source.
enum TrialWords {
  /// Returns a duration in words, to the millisecond if it is under a second.
  static func seconds(_ seconds: TimeInterval) -> String {
    seconds < 1
      ? "\(Int((seconds * 1000).rounded())) ms" : "\((seconds * 10).rounded() / 10) s"
  }
}
