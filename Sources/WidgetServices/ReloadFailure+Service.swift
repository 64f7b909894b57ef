import WidgetSources
import WidgetTimeline

extension ReloadFailure {
  /// Creates the failure of a request to a service.
  init(of failure: SourceFailure) {
    self.init(failure.reason, retryAfter: failure.retryAfter)
    detail = failure.detail
    isDenied = failure.isDenied
    if case .http(let status) = failure.kind { httpStatus = status }
  }
}
