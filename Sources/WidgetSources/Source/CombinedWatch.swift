/// Several watches as one.
package final class CombinedWatch: SourceWatch {
  private let watches: [any SourceWatch]

  package init(_ watches: [any SourceWatch]) { self.watches = watches }

  package var fault: SourceFailure? { watches.lazy.compactMap(\.fault).first }

  /// Returns the first loss, and forgets those of all watches.
  package func takeLoss() -> SourceFailure? { watches.compactMap { $0.takeLoss() }.first }

  package func stop() { for watch in watches { watch.stop() } }
}
