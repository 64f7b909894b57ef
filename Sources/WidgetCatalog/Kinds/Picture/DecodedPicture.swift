import Synchronization
import WidgetLayout

/// The picture of the last reading, which every drawing until the next one shows.
final class DecodedPicture: Sendable {
  private let kept = Mutex<(path: String, picture: Picture)?>(nil)

  /// Keeps a picture in place of the one before.
  func keep(_ picture: Picture, of path: String) { kept.withLock { $0 = (path, picture) } }

  /// Returns the picture of a path if it is that of the last reading.
  func picture(of path: String) -> Picture? {
    kept.withLock { $0.flatMap { $0.path == path ? $0.picture : nil } }
  }
}
