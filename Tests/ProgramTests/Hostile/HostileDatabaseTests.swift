import Glibc
import TestServers
import Testing
import WidgetTesting

/// A database whose answers are too large.
@Suite(.fewAtOnce)
struct HostileDatabaseTests {
  @Test func aRowOf300MegabytesIsOneBrokenTile() async throws {
    let server = try PostgreSQLServer.shared.get()
    let folder = BoardFolder(["PGPASSWORD": PostgreSQLServer.password])
    defer { folder.endHost() }
    let place = "postgresql://tester@127.0.0.1:\(server.port)/postgres"
    try folder.write(
      "board.yaml",
      """
      widgets:
        huge: {kind: text, source: {postgres: "\(place)", query: "select repeat('x', 300000000)"}, timeout: 60s}
        good: {kind: metric, source: {postgres: "\(place)", query: "select 4711"}}
      pages: {Home: [huge good]}
      """)
    let session = try await folder.dashboard("board.yaml", columns: 60, rows: 10)
    try await session.waitFor(.seconds(60)) {
      $0.contains("4,711") && $0.contains("more than 64 MiB")
    }
    let host = try #require(folder.host)
    let status = try TextFile.read("/proc/\(host)/status") ?? ""
    let kilobytes = status.firstMatch(of: /VmHWM:\s*([0-9]+) kB/)?.output.1 ?? ""
    let most = try #require(Int(kilobytes))
    #expect(most < 220_000, "the host took \(most) kB")
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
  }

  /// A server that asks to work on the password for two milliard rounds.
  private static let script = #"""
    import base64, os, socketserver, struct, sys
    folder = sys.argv[1]
    def message(kind, body): return kind + struct.pack(">I", len(body) + 4) + body
    class Handler(socketserver.BaseRequestHandler):
        def take(self, count):
            data = b""
            while len(data) < count:
                more = self.request.recv(count - len(data))
                if not more: raise EOFError
                data += more
            return data
        def handle(self):
            while True:
                body = self.take(struct.unpack(">I", self.take(4))[0] - 4)
                if len(body) != 4: break
                self.request.sendall(b"N")
            self.request.sendall(message(b"R", struct.pack(">I", 10) + b"SCRAM-SHA-256\0\0"))
            head = self.take(5)
            body = self.take(struct.unpack(">I", head[1:])[0] - 4)
            nonce = body[body.index(b"r=") + 2:]
            salt = base64.b64encode(bytes(16))
            self.request.sendall(message(
                b"R", struct.pack(">I", 11) + b"r=" + nonce + b"abc,s=" + salt + b",i=2000000000"))
            self.request.recv(1)
    """#

  /// libpq works out all rounds in one call, which nothing can end.
  @Test func roundsOfSCRAMAreLimited() async throws {
    let scratch = ScratchFolder()
    let server = try await PythonServer(Self.script + PythonServer.serving, in: scratch.path)
    let folder = BoardFolder(["PGPASSWORD": "secret"])
    defer { folder.endHost() }
    let place = "postgresql://tester@127.0.0.1:\(server.port)/x"
    try folder.write(
      "board.yaml",
      """
      widgets:
        slow: {kind: metric, source: {postgres: "\(place)", query: "select 1"}, timeout: 60s}
      pages: {Home: [slow slow]}
      """)
    let outcome = try await folder.run("snapshot", "board.yaml", "--size", "60x10")
    #expect(
      outcome.standardOutput.contains("too many rounds of SCRAM"), "\(outcome.standardOutput)")
  }
}
