package import FoundationEssentials

/// Why a source gave no reading, in words for a tile's border and for whoever asks why.
package struct SourceFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// A few words: `HTTP 503`, `no answer in 10 s`.
  package var reason: String
  /// What was read, what was expected and what to do, where more can be said; without line breaks.
  package var detail: String
  /// When asking again may help, as a server's `Retry-After` says.
  package var retryAfter: Date?
  /// True where the user may not see the data (401, 403, a locked store): nothing kept is shown.
  package var isDenied: Bool
  /// True where what is read is not on this machine at all: `optional: yes` then hides the widget.
  package var isAbsent: Bool

  package init(
    _ reason: String, _ detail: String = "", retryAfter: Date? = nil, isDenied: Bool = false,
    isAbsent: Bool = false
  ) {
    self.reason = reason
    self.detail = detail
    self.retryAfter = retryAfter
    self.isDenied = isDenied
    self.isAbsent = isAbsent
  }

  package var description: String { detail.isEmpty ? reason : "\(reason): \(detail)" }
}
