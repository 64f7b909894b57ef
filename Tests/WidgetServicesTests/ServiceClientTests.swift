import Foundation
import TestServers
import Testing
import WidgetServices
import WidgetSettings
import WidgetTesting
import WidgetTimeline

/// A client's questions to the sandbox's marketplace, with faults on their way.
@Suite(.fewAtOnce)
struct ServiceClientTests {
  private struct SignIn: Encodable, Sendable { let user, password: String }
  private struct Count: Decodable, Sendable { let count: Int }
  private struct Message: Encodable, Sendable { let to, from, text: String }
  private struct Fault: Encodable, Sendable { let name: String }

  /// The back ends, on a port of their own.
  private final class Market: Sendable {
    let address: String
    private let server = RunningServer()
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()

    init() throws {
      let port = RunningServer.freePort()
      address = "http://127.0.0.1:\(port)"
      server.start([
        "python3", Self.root.appending(path: "Sandbox/sandbox.py").path, "--port", "\(port)",
      ])
      try #require(eventually(within: 60) { RunningServer.isListening(on: port) })
    }

    deinit { server.end() }

    /// Returns the token of an account.
    func token(_ user: String, _ password: String) async throws -> String {
      let program = Process()
      let output = Pipe()
      program.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      program.arguments = [
        "curl", "-s", "\(address)/activity/login", "-d",
        #"{"user": "\#(user)", "password": "\#(password)"}"#,
      ]
      program.standardOutput = output
      try program.run()
      struct Answer: Decodable { let token: String }
      let data = output.fileHandleForReading.readDataToEndOfFile()
      program.waitUntilExit()
      return try JSONDecoder().decode(Answer.self, from: data).token
    }

    func client(_ token: String = "") -> ServiceClient {
      ServiceClient(server: address, token: token)
    }
  }

  /// One element that cannot be read does not take the others along; none at all is no empty list.
  @Test func elementsThatCanBeRead() throws {
    struct Loan: Decodable, Sendable { let due: Date }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    func loans(_ dates: String...) throws -> [Lossy<Loan>] {
      let items = dates.map { #"{"due": "\#($0)"}"# }.joined(separator: ",")
      return try decoder.decode([Lossy<Loan>].self, from: Data("[\(items)]".utf8))
    }
    #expect(try loans().readable().isEmpty)
    #expect(try loans("2026-12-01", "2026-12-01T00:00:00Z").readable().count == 1)
    let failure = #expect(throws: ReloadFailure.self) { try loans("2026-12-01").readable() }
    #expect(failure?.reason == "unexpected data")
    #expect(failure?.detail.contains("Expected a date such as 2026-03-14T09:30:00Z.") == true)
  }

  @Test func valuesAreAskedForAndSent() async throws {
    let market = try Market()
    let ada = market.client(try await market.token("ada", "lovelace"))
    let before: Count = try await ada.get("/activity/unread-count")
    try await market.client().post(
      Message(to: "ada", from: "Kim", text: "Hello?"), to: "/activity/messages")
    let after: Count = try await ada.get("/activity/unread-count")
    #expect(after.count == before.count + 1)
    // The query's characters are those that were given.
    let answer: [String: String]? = try? await ada.get("/activity/messages", ["count": "a&b=c d"])
    #expect(answer == nil)
    struct Log: Decodable, Sendable {
      struct Request: Decodable, Sendable {
        let path: String
        let query: [String: String]?
      }
      let requests: [Request]
    }
    let log: Log = try await market.client().get("/_log")
    #expect(log.requests.contains { $0.query == ["count": "a&b=c d"] }, "\(log)")
  }

  /// A service may repeat the token that it was sent.
  @Test func aTokenInAnAnswerIsHidden() async throws {
    let market = try Market()
    let token = try await market.token("ada", "lovelace")
    try await market.client().post(
      Message(to: "ada", from: "Kim", text: "It is \(token)."), to: "/activity/messages")
    struct Messages: Decodable, Sendable {
      struct Message: Decodable, Sendable { let text: String }
      let messages: [Message]
    }
    let ada = market.client(token)
    let unread: Count = try await ada.get("/activity/unread-count")
    let shown: Messages = try await ada.get("/activity/messages", ["count": "\(unread.count)"])
    #expect(shown.messages.contains { $0.text == "It is •••." }, "\(shown)")
    #expect(!"\(shown)".contains(token))
  }

  /// A server that puts the token into the address to which it redirects would send it to another host.
  @Test func noRedirectTakesTheTokenToAnotherHost() async throws {
    let server = RunningServer()
    let port = RunningServer.freePort()
    server.start(["python3", "-c", Self.redirecting, "\(port)"])
    defer { server.end() }
    try #require(eventually(within: 60) { RunningServer.isListening(on: port) })
    let client = ServiceClient(server: "http://127.0.0.1:\(port)", token: "s3cr3t-token-1234")
    let failure = await #expect(throws: ReloadFailure.self) {
      let _: Count = try await client.get("/count", ["to": "localhost"])
    }
    #expect(failure?.reason.hasPrefix("redirected to ") == true, "\(failure as Any)")
    #expect(failure?.words.contains("s3cr3t") == false)
    let there: Count = try await client.get("/count", ["to": "127.0.0.1"])
    #expect(there.count == 1)
  }

  /// Redirects to the host that the query names, with the request's token in the address.
  private static let redirecting = """
    import http.server, sys, urllib.parse
    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            url = urllib.parse.urlparse(self.path)
            if url.path == "/got":
                self.send_response(200); self.end_headers(); self.wfile.write(b'{"count": 1}')
                return
            host = urllib.parse.parse_qs(url.query)["to"][0]
            token = self.headers["Authorization"].split()[1]
            self.send_response(302)
            self.send_header("Location", f"http://{host}:{sys.argv[1]}/got?t={token}")
            self.end_headers()
        def log_message(self, *words): pass
    http.server.ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Handler).serve_forever()
    """

  /// An intent asks as whoever is signed in when its button is pressed.
  @Test func aButtonsSecretIsReadWhenItIsPressed() async throws {
    struct Press: AppIntent {
      static let title: LocalizedStringResource = "Press"
      func perform() async throws -> some IntentResult { .result() }
    }
    let folder = TemporaryFolder()
    func signIn(_ token: String) throws -> String {
      let file = try folder.write(token, to: "token")
      chmod(file, 0o600)
      return file
    }
    let file = try signIn("ada-1815")
    var place = BoardPlace()
    place.secrets = ["desk": ["file": .text(file)]]
    try await BoardPlace.$current.withValue(place) {
      #expect(try await Press().resolved("${secret:desk}") == "ada-1815")
      _ = try signIn("grace-1906")
      #expect(try await Press().resolved("as ${secret:desk}") == "as grace-1906")
    }
  }

  @Test func whatGoesWrongIsInWords() async throws {
    let market = try Market()
    let ada = market.client(try await market.token("ada", "lovelace"))
    let faults: [(name: String, reason: String, status: Int?)] = [
      ("503", "HTTP 503", 503), ("404", "HTTP 404", 404), ("html", "a web page, not data", nil),
      ("cut-json", "invalid JSON", nil), ("wrong-json", "unexpected data", nil),
      ("empty-body", "empty answer", nil),
    ]
    for fault in faults {
      let failure = await #expect(throws: ReloadFailure.self) {
        let _: Count = try await ada.get("/activity/unread-count", ["X-Fault": fault.name])
      }
      #expect(failure?.reason == fault.reason)
      #expect(failure?.httpStatus == fault.status)
      #expect(failure?.isDenied == false)
    }
    for status in [401, 403] {
      let failure = await #expect(throws: ReloadFailure.self) {
        let _: Count = try await ada.get("/activity/unread-count", ["X-Fault": "\(status)"])
      }
      #expect(failure?.httpStatus == status && failure?.isDenied == true)
    }
    let later = await #expect(throws: ReloadFailure.self) {
      let _: Count = try await ada.get(
        "/activity/unread-count", ["X-Fault": "429;seconds=90"])
    }
    #expect(later?.retryAfter.map { $0 > Date() + 60 && $0 < Date() + 120 } == true)
  }

  @Test func anAnswerThatNeverComesIsGivenUp() async throws {
    let market = try Market()
    var client = market.client()
    client.timeout = 0.5
    let failure = await #expect(throws: ReloadFailure.self) {
      let _: Count = try await client.get("/cards", ["X-Fault": "hung"])
    }
    #expect(failure?.reason.hasPrefix("no answer in") == true)
  }

  @Test func anAddressThatIsNoneIsSaidSo() async throws {
    for server in ["", "library.example", "ftp://library.example"] {
      let failure = await #expect(throws: ReloadFailure.self) {
        let _: Count = try await ServiceClient(server: server).get("/")
      }
      #expect(failure?.reason == (server.isEmpty ? "no server" : "invalid URL"))
    }
  }

  /// A token in a path or an address is not in the words.
  @Test func theTokenIsNotInTheWords() async throws {
    let failure = await #expect(throws: ReloadFailure.self) {
      let _: Count = try await ServiceClient(
        server: "http://s3cr3t-token.invalid", token: "s3cr3t-token"
      ).get("/")
    }
    #expect(failure?.reason.contains("s3cr3t-token") == false)
    #expect(failure?.words.contains("•••") == true)
  }
}
