import Testing
import WidgetTesting

/// Bodies in encodings around one another, which libcurl undoes without looking at the time, on the release program.
@Suite(.fewAtOnce)
struct HostileEncodingTests {
  private let server: PythonServer
  private let scratch = ScratchFolder()

  /// A body of a few kilobytes that becomes two milliard empty blocks, and hides its encodings from who counts
  /// those of the last response, or those behind the last line that looks like the first of one.
  private static let script = #"""
    import gzip, os, socketserver, struct, sys
    folder = sys.argv[1]
    def block(count, kind): return struct.pack("<I", count << 3 | kind << 1)[:3]
    frame = bytes.fromhex("28b52ffd") + bytes([0, 56])
    zeros = (block(131072, 1) + b"\0") * 49152
    body = gzip.compress(frame + block(len(frame), 0) + frame + zeros)
    end = b"Content-Type: text/plain\r\nContent-Length: %d\r\nConnection: close\r\n\r\n" % len(body) + body
    zstd = b"Content-Encoding: zstd\r\n"
    gz = b"Content-Encoding: gzip\r\n"
    early = b"HTTP/1.1 103 Early Hints\r\n"
    ok = b"HTTP/1.1 200 OK\r\n"
    line = b"HTTP/x: y\r\n"
    answers = {
        b"/lines": ok + zstd + line + zstd + line + gz + line + end,
        b"/early": early + zstd + b"\r\n" + early + zstd + b"\r\n" + ok + gz + end,
    }
    class Handler(socketserver.StreamRequestHandler):
        def handle(self):
            path = self.rfile.readline(65536).split(b" ")[1]
            while self.rfile.readline(65536) not in (b"", b"\r\n"): pass
            self.wfile.write(answers[path])
    """# + PythonServer.serving

  init() async throws { server = try await PythonServer(Self.script, in: scratch.path) }

  @Test(arguments: ["lines", "early"])
  func encodingsAreCountedOverAllResponses(_ path: String) async throws {
    let folder = BoardFolder()
    try folder.write(
      "board.yaml",
      """
      widgets:
        evil: {kind: text, source: {http: "http://127.0.0.1:\(server.port)/\(path)"}, timeout: 5s}
      pages: {Home: [evil]}
      """)
    let outcome = try await folder.run("snapshot", "board.yaml", "--size", "60x10")
    #expect(
      outcome.standardOutput.contains("encoded more than once"), "\(outcome.standardOutput)")
    folder.endHost()
  }
}
