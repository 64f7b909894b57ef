import Synchronization

/// A watch that could not begin: what it would watch is only read when it is due.
final class AbsentWatch: SourceWatch {
  let fault: SourceFailure?
  private let loss: Mutex<SourceFailure?>

  init(_ reason: SourceFailure) {
    fault = reason
    loss = Mutex(reason)
  }

  func takeLoss() -> SourceFailure? {
    loss.withLock { loss in
      defer { loss = nil }
      return loss
    }
  }

  func stop() {}
}
