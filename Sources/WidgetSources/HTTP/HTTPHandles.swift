import CCurl
import Synchronization

/// The library's handles that are not in use, each with its open connections.
enum HTTPHandles {
  /// A handle and whom it spoke to last.
  private struct Idle: @unchecked Sendable {
    let handle: UnsafeMutableRawPointer
    let origin: HTTPOrigin
  }

  /// The most that are kept.
  static let most = 8

  private static let idle = Mutex<[Idle]>([])

  /// A fresh handle, by preference one that is connected already.
  static func take(for origin: HTTPOrigin, _ curl: ccurl) -> UnsafeMutableRawPointer? {
    let known = idle.withLock { idle in
      idle.lastIndex { $0.origin == origin }.map { idle.remove(at: $0) }
    }
    return known?.handle ?? curl.easy_init()
  }

  /// Keeps a handle for the next one who asks the same server.
  static func give(_ handle: UnsafeMutableRawPointer, for origin: HTTPOrigin, _ curl: ccurl) {
    curl.easy_reset(handle)
    let oldest = idle.withLock { idle in
      idle.append(Idle(handle: handle, origin: origin))
      return idle.count > most ? idle.removeFirst() : nil
    }
    if let oldest { curl.easy_cleanup(oldest.handle) }
  }
}
