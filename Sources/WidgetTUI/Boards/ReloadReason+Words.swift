import WidgetArchive

extension ReloadReason {
  /// The reason why a provider was asked, in words.
  var words: String {
    switch self {
    case .added: "first reading"
    case .policy: "due by its policy"
    case .requested: "requested"
    case .retry: "retried after a failure"
    case .size: "drawn for another size"
    case .changed: "its source reported a change"
    }
  }
}
