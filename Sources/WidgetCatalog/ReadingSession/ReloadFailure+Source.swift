package import WidgetSources
package import WidgetTimeline

extension ReloadFailure {
  /// Creates a provider's failure from a source's.
  package init(_ failure: SourceFailure) {
    self = failure.isDenied ? .denied(failure.reason) : ReloadFailure(failure.reason)
    retryAfter = failure.retryAfter
    detail = failure.detail
  }
}
