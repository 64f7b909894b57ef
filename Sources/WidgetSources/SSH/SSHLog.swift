import WidgetBase

/// The file to which ssh writes its own messages, apart from what the command on the host writes as errors:
/// that could say anything in ssh's words.
final class SSHLog: Sendable {
  /// The most bytes that are read.
  private static let limit = 16_384

  private let folder: ScratchFolder

  /// Creates a file of its own, or returns `nil` if there is no folder for it.
  init?() {
    guard let folder = ScratchFolder() else { return nil }
    self.folder = folder
  }

  var path: String { "\(folder.path)/log" }

  /// The messages; empty if there are none.
  var text: String {
    let bytes = (try? FileAccess.read(path, limit: Self.limit, followsLinks: false)).flatMap { $0 }
    return bytes.map { String(received: $0) } ?? ""
  }
}
