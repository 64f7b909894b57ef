import Glibc
import WidgetBase

/// A request from a process to the host: a file that the host removes when it takes the request.
///
/// If there is no host, the request waits for the next one.
package enum HostRequest: Sendable, Hashable {
  /// Reloads the instances of a kind, or all instances if `kind` is empty.
  case reload(kind: String)
  /// Reloads one instance.
  case reloadInstance(id: String)
  /// Tells the bundle which of its widgets were added to boards and removed from them.
  case followBoards
  /// Hands the lease over to `widgettui serve`, which is waiting for it.
  case yield
  /// Asks for nothing: that the host removes the request shows that it is alive.
  case alive

  /// The identifier of the instance to reload, or `nil` for other requests.
  package var instance: String? {
    if case .reloadInstance(let id) = self { id } else { nil }
  }

  static var aliveWord: String { "alive" }

  private var line: String {
    switch self {
    case .reload(let kind): "reload \(FileName.encoded(kind))"
    case .reloadInstance(let id): "reload-instance \(FileName.encoded(id))"
    case .followBoards: "boards "
    case .yield: "yield "
    case .alive: "\(Self.aliveWord) "
    }
  }

  private init?(line: some StringProtocol) {
    let words = line.splitExactly(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, let text = FileName.decoded(String(words[1])) else { return nil }
    switch String(words[0]) {
    case "reload": self = .reload(kind: text)
    case "reload-instance": self = .reloadInstance(id: text)
    case "boards": self = .followBoards
    case "yield": self = .yield
    case Self.aliveWord: self = .alive
    default: return nil
    }
  }

  /// Sends the request to the host of a folder, which may not be running yet, and returns the path
  /// of its file.
  @discardableResult
  package func send(in folder: SharedFolder) throws(FileError) -> String {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let name = "\(time.tv_sec)-\(time.tv_nsec)-\(getpid())"
    let path = "\(folder.requests)/\(name)"
    try folder.replace(path, with: Array("\(line)\n".utf8))
    return path
  }

  /// Removes the requests of a folder and returns them without repetitions, the oldest first.
  package static func take(in folder: SharedFolder) -> [HostRequest] {
    var requests: [HostRequest] = []
    for name in FileAccess.names(in: folder.requests)
    where !name.hasExactSuffix(FileReplacement.suffix) {
      let path = "\(folder.requests)/\(name)"
      let bytes = (try? FileAccess.read(path)).flatMap { $0 } ?? []
      unlink(path)
      let line = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
      if let request = HostRequest(line: line), !requests.contains(request) {
        requests.append(request)
      }
    }
    return requests
  }
}
