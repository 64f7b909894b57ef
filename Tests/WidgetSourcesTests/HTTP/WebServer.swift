import FoundationEssentials
import Glibc
import Synchronization
import Testing
import WidgetBase

@testable import WidgetSources

/// A real web server with every kind of fault, for all tests of a run; it ends with them.
final class WebServer: Sendable {
  static let shared = WebServer()

  private let ports = Mutex<[Int]>([])

  private init() {
    let folder = FileManager.default.temporaryDirectory.path + "/web-\(UUID().uuidString)"
    mkdir(folder, 0o700)
    let script = #filePath.split(separator: "/").dropLast().map { "/\($0)" }.joined()
    let certificate = """
      openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out cert.pem -days 2 \
      -subj /CN=localhost 2>/dev/null && cat key.pem cert.pem > both.pem
      """
    let made = try? Command(
      ["sh", "-c", certificate], environment: .own, folder: folder, timeout: 60
    ).output()
    let arguments =
      ["python3", "\(script)/web_server.py"] + (made == nil ? [] : ["\(folder)/both.pem"])
    // A child ends with the thread that started it.
    Threads.start {
      guard let child = try? Command(arguments, environment: .own).start() else { return }
      var output = ChildOutput(child.output, limit: 100, keeping: .start)
      var errors = ChildOutput(child.errorOutput, limit: 1000, keeping: .end)
      while !child.waitsForEnd(
        orReadable: [output.descriptor, errors.descriptor], milliseconds: 3_600_000)
      {
        output.drain()
        errors.drain()
        let words = String(decoding: output.bytes, as: UTF8.self)
        if words.hasSuffix("\n") {
          self.ports.withLock {
            $0 = words.split { $0 == " " || $0 == "\n" }.compactMap { Int($0) }
          }
          unlink("\(folder)/key.pem")
          unlink("\(folder)/cert.pem")
          unlink("\(folder)/both.pem")
          rmdir(folder)
        }
      }
    }
    let deadline = Deadline(after: 60)
    while ports.withLock(\.isEmpty), !deadline.isOver { usleep(5_000) }
  }

  var port: Int { ports.withLock { $0.first ?? 0 } }
  var securePort: Int { ports.withLock { $0.count > 1 ? $0[1] : 0 } }

  func url(_ path: String, host: String = "127.0.0.1") -> String {
    "http://\(host):\(port)/\(path)"
  }
}
