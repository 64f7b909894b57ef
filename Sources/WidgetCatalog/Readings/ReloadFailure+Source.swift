package import WidgetSources
package import WidgetTimeline

extension ReloadFailure {
  /// Why a source gave no reading, as a provider says it.
  package init(_ failure: SourceFailure) {
    self = failure.isDenied ? .denied(failure.reason) : ReloadFailure(failure.reason)
    retryAfter = failure.retryAfter
    detail = failure.detail
  }
}
