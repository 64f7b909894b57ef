import Dispatch
import WidgetTimeline

/// The queues on which bundles are asked, one for each: a bundle gets one question after another, and one that
/// hangs keeps no other waiting.
struct BundleQueues {
  private var queues: [BundleExecutable: DispatchQueue] = [:]

  /// The queue of a bundle.
  subscript(executable: BundleExecutable) -> DispatchQueue {
    mutating get {
      if let queue = queues[executable] { return queue }
      let queue = DispatchQueue(label: "bundle \(executable.folder)")
      queues[executable] = queue
      return queue
    }
  }
}
