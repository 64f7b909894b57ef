/// A watch that runs for as long as it is kept.
package protocol SourceWatch: AnyObject, Sendable {
  /// The reason why changes are not reported now, or `nil` if they are.
  var fault: SourceFailure? { get }

  /// Returns and forgets the fault that began last, which may be over by now, or `nil` if none
  /// began since the last call.
  func takeLoss() -> SourceFailure?

  /// Ends the watch and everything that it started; no change is reported afterwards.
  func stop()
}

extension SourceWatch {
  package var fault: SourceFailure? { nil }

  package func takeLoss() -> SourceFailure? { nil }
}
