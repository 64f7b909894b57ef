import Glibc

/// Threads for blocking work: waiting for children, and for changes of files.
package enum Threads {
  private final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Runs `body` on a new detached thread; returns false if no thread can be created.
  ///
  /// - Parameter stack: The size of its stack in bytes.
  @discardableResult
  package static func start(stack: Int = 1 << 20, _ body: @escaping @Sendable () -> Void) -> Bool {
    var thread = pthread_t()
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, stack)
    let work = Unmanaged.passRetained(Work(body))
    let error = pthread_create(
      &thread, &attributes,
      { context in
        if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    if error != 0 { work.release() }
    return error == 0
  }
}
