import Synchronization

/// The words of a bundle's program while it opens an address, shown as they come.
///
/// Those that repeat the last ones, and more than a person reads, are left out.
final class LoadingWords: Sendable {
  private static let most = 20

  private let show: @Sendable (LinkRoute.State) -> Void
  private let shown = Mutex<[String]>([])

  init(_ show: @escaping @Sendable (LinkRoute.State) -> Void) { self.show = show }

  /// Shows the words of an answer that has the state `loading`.
  func take(_ answer: BundleAnswer) {
    guard case .loading(let words)? = answer.linkState else { return }
    let isNew = shown.withLock { shown in
      guard shown.last != words, shown.count < Self.most else { return false }
      shown.append(words)
      return true
    }
    if isNew { show(.loading(words)) }
  }
}
