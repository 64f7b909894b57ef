package import WidgetSources
package import WidgetTimeline

extension ReloadFailure {
  /// Creates a provider's failure from a source's.
  package init(_ failure: SourceFailure) {
    self = failure.isDenied ? .denied(failure.reason) : ReloadFailure(failure.reason)
    retryAfter = failure.retryAfter
    detail = failure.detail
    isWaiting = failure.isWaiting
    cause = failure.kind.word
  }
}

extension SourceFailure.Kind {
  /// The kind as one word.
  fileprivate var word: String {
    switch self {
    case .other: "other"
    case .http: "http"
    case .unreachable: "connection"
    case .timeout: "timeout"
    case .tooLarge: "too-large"
    case .invalidAddress: "address"
    case .exited: "exit"
    case .malformed: "malformed"
    case .denied: "denied"
    case .absent: "absent"
    case .waiting: "waiting"
    case .over: "over"
    }
  }
}
