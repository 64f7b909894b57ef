import Glibc
import WidgetTesting

/// A web server on this machine that a script in Python is; it ends with the value.
///
/// The script gets the path of a folder, and writes its port there, into the file `port`.
final class PythonServer: Sendable {
  private let child: Child
  let port: Int

  /// The end of a script, which serves what its class `Handler` handles.
  static let serving = #"""

    class Server(socketserver.ThreadingTCPServer):
        allow_reuse_address = True
        daemon_threads = True
    server = Server(("127.0.0.1", 0), Handler)
    with open(folder + "/port.new", "w") as file: file.write(str(server.server_address[1]) + "\n")
    os.rename(folder + "/port.new", folder + "/port")
    server.serve_forever()
    """#

  init(_ script: String, in folder: String) async throws {
    child = try Child(["python3", "-c", script, folder]) {
      for number: Int32 in 0...2 {
        posix_spawn_file_actions_addopen(&$0, number, "/dev/null", O_RDWR, 0)
      }
    }
    let port: Int? = try await ask(for: .seconds(10)) {
      try TextFile.read("\(folder)/port").flatMap { Int($0.dropLast()) }
    }
    guard let port else { throw TimeUp(awaited: "a web server", timeout: .seconds(10), seen: []) }
    self.port = port
  }

  deinit { child.end() }
}
