import FoundationEssentials
import Glibc
import Testing
import WidgetTesting

/// Answers that repeat a secret in a format's own escapes, that a cache has kept, or that are not of now, on the
/// release program.
@Suite(.fewAtOnce)
struct HostileAnswerTests {
  private let server: PythonServer
  private let scratch = ScratchFolder()
  private let folder = BoardFolder()

  private static let secret = "S3cr+t/Pa=ss&word9"
  private static let script = #"""
    import os, socketserver, sys, time
    folder = sys.argv[1]
    head = b"HTTP/1.1 200 OK\r\nETag: \"1\"\r\nConnection: close\r\n"
    def feed(text):
        return (b'<rss version="2.0"><channel><title>f</title><item><title>' + text + b'</title></item></channel></rss>')
    def calendar(text):
        return (b"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Tea\r\nDTSTART:20991231T100000Z\r\n"
            b"DESCRIPTION:" + text + b"\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n")
    def ahead(): return b'{"entries": [{"date": %d, "value": 99}]}' % (time.time() + 172800)
    answers = {
        b"/slash": b'{"token": "S3cr+t\\/Pa=ss&word9"}', b"/code": b'{"token": "S3cr+t/Pa=ss\\u0026word9"}',
        b"/first": b'{"token": "\\u0053\\u0033cr+t/Pa=ss&word9"}', b"/amp": feed(b"S3cr+t/Pa=ss&amp;word9"),
        b"/number": feed(b"&#83;3cr+t/Pa=ss&#x26;word9"), b"/fold": calendar(b"key S3cr+t/P\r\n a=ss&word9"),
        b"/hidden": b'["a S3cr+t/Pa\xe2\x80\x8b=ss&word9 b", "c S3cr+t/Pa=ss\\u001b[0m&word9 d"]',
        b"/aged": b"5", b"/old": b'{"entries": [{"date": %d, "value": 5}]}' % time.time(), b"/ahead": ahead(), b"/empty": b"",
    }
    class Handler(socketserver.StreamRequestHandler):
        def handle(self):
            path = self.rfile.readline(65536).split(b" ")[1]
            while self.rfile.readline(65536) not in (b"", b"\r\n"): pass
            more = b"Age: 90000\r\n" if path in (b"/aged", b"/old") else b""
            if path == b"/small": return self.wfile.write(b"http/1.1 403 Forbidden\r\nConnection: close\r\n\r\n4711")
            if path == b"/empty": more = b"Content-Encoding: gzip\r\n"
            self.wfile.write(head + more + b"\r\n" + answers[path])
    """# + PythonServer.serving

  init() async throws { server = try await PythonServer(Self.script, in: scratch.path) }

  private func picture(_ widget: String, _ path: String) async throws -> String {
    try folder.write("key", Self.secret)
    chmod("\(folder.path)/key", 0o600)
    let address = "http://127.0.0.1:\(server.port)/\(path)"
    try folder.write(
      "board.yaml",
      """
      secrets: {k: {file: key}}
      widgets:
        tile: {\(widget.replacing("ADDRESS", with: address))}
      pages: {Home: [tile]}
      """)
    return try await folder.run("snapshot", "board.yaml", "--size", "60x10").standardOutput
  }

  /// The bytes of all files that the program has written.
  private func written() throws -> [String] {
    let files = FileManager.default.enumerator(atPath: folder.state)?.compactMap { $0 as? String }
    return try (files ?? []).compactMap { name in
      let path = "\(folder.state)/\(name)"
      var isFolder = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder
      else { return nil }
      return try TextFile.read(path)
    }
  }

  @Test(
    "A secret is kept in no form that a server gives it",
    arguments: [
      ("slash", "http"), ("code", "http"), ("first", "http"), ("amp", "feed"), ("number", "feed"),
      ("fold", "ical"),
    ])
  func noSecretIsKept(path: String, kind: String) async throws {
    let tile = kind == "http" ? "text" : kind == "feed" ? "feed" : "agenda"
    let picture = try await picture(
      "kind: \(tile), source: {\(kind): \"ADDRESS\", headers: {X-Key: \"${secret:k}\"}}", path)
    #expect(picture.contains(tile == "agenda" ? "Tile" : "•••"), "\(picture)")
    for text in try written() {
      #expect(!text.contains("word9"), "\(text.prefix(300))")
    }
  }

  @Test func whatIsNotShownHidesNoSecret() async throws {
    let picture = try await picture(
      "kind: list, source: {http: \"ADDRESS\", format: json, headers: {X-Key: \"${secret:k}\"}}",
      "hidden")
    #expect(picture.contains("a ••• b") && picture.contains("c ••• d"), "\(picture)")
  }

  /// A cache may keep an answer for days.
  @Test(arguments: ["http: \"ADDRESS\"", "timeline: {http: \"ADDRESS\"}"])
  func whatACacheHasKeptBecomesStale(_ source: String) async throws {
    let (path, format) = source.hasPrefix("timeline") ? ("old", "") : ("aged", ", format: json")
    let picture = try await picture(
      "kind: metric, source: {\(source)\(format)}, stale-after: 1h", path)
    #expect(picture.contains("stale"), "\(picture)")
  }

  @Test func whatIsToComeIsNotShownNow() async throws {
    let picture = try await picture(
      "kind: metric, source: {timeline: {http: \"ADDRESS\"}}", "ahead")
    #expect(!picture.contains("99"), "\(picture)")
  }

  /// libcurl takes such a line for success.
  @Test func aDenialInSmallLettersIsNoValue() async throws {
    let picture = try await picture("kind: metric, source: {http: \"ADDRESS\"}", "small")
    #expect(picture.contains("does not speak HTTP") && !picture.contains("4711"), "\(picture)")
  }

  @Test func anEncodedBodyWithoutAByteIsNone() async throws {
    let picture = try await picture(
      "kind: list, source: {http: \"ADDRESS\", format: lines}, empty: ALL DONE", "empty")
    #expect(picture.contains("ends in the middle") && !picture.contains("ALL DONE"), "\(picture)")
  }
}
