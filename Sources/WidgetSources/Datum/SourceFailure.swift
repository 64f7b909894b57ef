package import FoundationEssentials
import WidgetSettings

/// The reason why a source could not be read, in words for a tile's border and for `why`.
package struct SourceFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason in a few words, such as `HTTP 503` or `no answer in 10 s`.
  package var reason: String
  /// A description of what was read, what was expected and what to do, if there is more to say;
  /// without line breaks.
  package var detail: String
  /// The date at which reading again may succeed, as in a server's `Retry-After`.
  package var retryAfter: Date?
  /// The cause, on which code decides; it never decides by the words.
  package var kind: Kind

  package init(
    _ reason: String, _ detail: String = "", kind: Kind = .other, retryAfter: Date? = nil
  ) {
    self.reason = reason
    self.detail = detail
    self.retryAfter = retryAfter
    self.kind = kind
  }

  /// Returns the failure of an HTTP status that is not a success.
  ///
  /// - Parameter retryAfter: The date in the `Retry-After` header.
  package static func http(
    _ status: Int, _ detail: String = "", retryAfter: Date? = nil
  ) -> SourceFailure {
    SourceFailure("HTTP \(status)", detail, kind: .http(status: status), retryAfter: retryAfter)
  }

  /// Returns the failure that there was no answer within a timeout, in seconds.
  package static func timeout(_ seconds: TimeInterval, _ detail: String = "") -> SourceFailure {
    SourceFailure("no answer in \(Spans.words(seconds))", detail, kind: .timeout(seconds))
  }

  /// Returns the failure that the data exceeds a limit, in bytes.
  package static func tooLarge(_ limit: Int, _ detail: String) -> SourceFailure {
    SourceFailure("more than \(ByteText.text(limit))", detail, kind: .tooLarge(limit: limit))
  }

  /// Returns the reason why there is no value of an entry of a timeline that is over.
  package static func over(since date: Date) -> SourceFailure {
    SourceFailure(
      "over since \(DateText.dayAndTime(date))", "The timeline has no other value for now.",
      kind: .over)
  }

  /// True if access is denied (401, 403, a locked store); stored values are then not shown either.
  package var isDenied: Bool {
    switch kind {
    case .denied, .http(status: 401), .http(status: 403): true
    default: false
    }
  }

  /// True if the thing to read does not exist on this machine; `optional: yes` then hides the
  /// widget.
  package var isAbsent: Bool { kind == .absent }

  /// True if nothing has failed and there is no value yet, such as a rate before the second reading.
  package var isWaiting: Bool { kind == .waiting }

  /// True if nothing has failed, and what there was is over by a date of its own.
  package var isOver: Bool { kind == .over }

  package var description: String { detail.isEmpty ? reason : "\(reason): \(detail)" }
}

extension SourceFailure {
  /// A cause of a failure on which code decides.
  package enum Kind: Hashable, Sendable {
    /// A cause on which no code decides.
    case other
    /// The server answered with a status that is not a success.
    case http(status: Int)
    /// There is no connection to the server, or it broke.
    case unreachable
    /// There was no answer in time; the value is in seconds.
    case timeout(TimeInterval)
    /// The data is longer than allowed; the limit is in bytes.
    case tooLarge(limit: Int)
    /// The address is not a web address.
    case invalidAddress
    /// The command ended with a status that is not one of success.
    case exited(status: Int)
    /// The data does not have the expected form.
    case malformed
    /// Access is denied.
    case denied
    /// The thing to read does not exist on this machine: a file, a program, a library.
    case absent
    /// Nothing has failed, and there is no value yet.
    case waiting
    /// Nothing has failed, and the value is over by a date of its own.
    case over
  }
}
