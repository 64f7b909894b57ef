package import FoundationEssentials
import WidgetSettings

/// Why a source gave no reading, in words for a tile's border and for whoever asks why.
package struct SourceFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// A few words: `HTTP 503`, `no answer in 10 s`.
  package var reason: String
  /// What was read, what was expected and what to do, where more can be said; without line breaks.
  package var detail: String
  /// When asking again may help, as a server's `Retry-After` says.
  package var retryAfter: Date?
  /// The cause, by which code decides; it never decides by the words.
  package var kind: Kind

  package init(
    _ reason: String, _ detail: String = "", kind: Kind = .other, retryAfter: Date? = nil
  ) {
    self.reason = reason
    self.detail = detail
    self.retryAfter = retryAfter
    self.kind = kind
  }

  /// A status of HTTP that is no success; `retryAfter` is the header's date.
  package static func http(
    _ status: Int, _ detail: String = "", retryAfter: Date? = nil
  ) -> SourceFailure {
    SourceFailure("HTTP \(status)", detail, kind: .http(status: status), retryAfter: retryAfter)
  }

  /// No answer came within a timeout, in seconds.
  package static func timeout(_ seconds: TimeInterval, _ detail: String = "") -> SourceFailure {
    SourceFailure("no answer in \(Spans.words(seconds))", detail, kind: .timeout(seconds))
  }

  /// The data exceed a limit, in bytes.
  package static func tooLarge(_ limit: Int, _ detail: String) -> SourceFailure {
    SourceFailure("more than \(ByteText.text(limit))", detail, kind: .tooLarge(limit: limit))
  }

  /// True where the user may not see the data (401, 403, a locked store): nothing kept is shown.
  package var isDenied: Bool {
    switch kind {
    case .denied, .http(status: 401), .http(status: 403): true
    default: false
    }
  }

  /// True where what is read is not on this machine at all: `optional: yes` then hides the widget.
  package var isAbsent: Bool { kind == .absent }

  package var description: String { detail.isEmpty ? reason : "\(reason): \(detail)" }
}

extension SourceFailure {
  /// The causes of failures that code tells apart.
  package enum Kind: Hashable, Sendable {
    /// A cause that no code tells from others.
    case other
    /// The server answered with a status that is no success.
    case http(status: Int)
    /// No answer came in time; seconds.
    case timeout(TimeInterval)
    /// The data are longer than may be read; bytes.
    case tooLarge(limit: Int)
    /// The address is not one of the web.
    case invalidAddress
    /// The data are not of the form that was expected.
    case malformed
    /// The user may not see the data.
    case denied
    /// What is read is not on this machine: a file, a program, a library.
    case absent
  }
}
