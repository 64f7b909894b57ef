import CCurl
import Synchronization

/// The curl handles that are not in use, with their open connections.
enum HTTPHandles {
  /// A handle and the origin that it was last connected to.
  private struct Idle: @unchecked Sendable {
    // Sendable: a handle is with one thread, or here behind the lock.
    let handle: UnsafeMutableRawPointer
    let origin: HTTPOrigin
  }

  /// The most handles that are kept.
  static let most = 8

  private static let idle = Mutex<[Idle]>([])

  /// Returns a handle, preferably one that is already connected to the origin.
  static func take(for origin: HTTPOrigin, _ curl: ccurl) -> UnsafeMutableRawPointer? {
    let known = idle.withLock { idle in
      idle.lastIndex { $0.origin == origin }.map { idle.remove(at: $0) }
    }
    return known?.handle ?? curl.easy_init()
  }

  /// Keeps a handle for the next request to the same origin.
  static func give(_ handle: UnsafeMutableRawPointer, for origin: HTTPOrigin, _ curl: ccurl) {
    curl.easy_reset(handle)
    let oldest = idle.withLock { idle in
      idle.append(Idle(handle: handle, origin: origin))
      return idle.count > most ? idle.removeFirst() : nil
    }
    if let oldest { curl.easy_cleanup(oldest.handle) }
  }
}
