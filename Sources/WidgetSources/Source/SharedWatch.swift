/// A watch of something that several may watch, such as a stream or a broker's topics, which its owner leaves.
final class SharedWatch: SourceWatch {
  private let leave: @Sendable () -> Void

  /// - Parameter leave: Leaves it; called when the watch is stopped, and when it ends.
  init(_ leave: @escaping @Sendable () -> Void) { self.leave = leave }

  deinit { leave() }

  func stop() { leave() }
}
