import Glibc
import WidgetTesting

/// A web server on this machine that answers every request with the contents of a file, for tests
/// of outages. It ends with the value.
///
/// `#` in the answer is replaced by the number of requests so far, from 1 on. Without an answer the
/// connection is closed.
final class TestServer: Sendable {
  private let folder = ScratchFolder()
  private let server: PythonServer

  private static let script = #"""
    import http.server, os, sys
    folder = sys.argv[1]
    count = 0
    class Handler(http.server.BaseHTTPRequestHandler):
        def log_message(self, *words): pass
        def do_GET(self):
            global count
            count += 1
            with open(folder + "/requests", "a") as log: log.write(self.path + "\n")
            try: answer = open(folder + "/answer").read().replace("#", str(count)).encode()
            except FileNotFoundError: return
            self.send_response(200)
            self.send_header("Content-Type", "text/html" if answer[:1] == b"<" else "text/plain")
            self.send_header("Content-Length", str(len(answer)))
            self.end_headers()
            self.wfile.write(answer)
    server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
    with open(folder + "/port.new", "w") as file: file.write(str(server.server_address[1]) + "\n")
    os.rename(folder + "/port.new", folder + "/port")
    server.serve_forever()
    """#

  /// Starts a server with an answer.
  init(answer: String?) async throws {
    server = try await PythonServer(Self.script, in: folder.path)
    try self.answer(answer)
  }

  var port: Int { server.port }

  var address: String { "http://127.0.0.1:\(port)/" }

  /// Replaces the answer; with nil, the server closes connections without one.
  func answer(_ text: String?) throws {
    let path = "\(folder.path)/answer"
    guard let text else {
      unlink(path)
      return
    }
    try TextFile.write(text, to: path + ".new")
    guard rename(path + ".new", path) == 0 else { throw SystemFailure("rename \(path)") }
  }

  /// The number of requests so far.
  var requests: Int {
    get throws { (try TextFile.read("\(folder.path)/requests") ?? "").split(separator: "\n").count }
  }
}
