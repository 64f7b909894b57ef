import FoundationEssentials
import TestServers
import Testing
import WidgetSettings

@testable import WidgetSources

/// Tests with a server that answers queries with anything but their rows.
@Suite("Hostile PostgreSQL servers")
struct HostilePostgreSQLTests {
  /// A server whose databases are named by what they answer.
  private static let script = #"""
    import socket, struct, sys, threading, time
    def message(kind, body): return kind + struct.pack('!I', len(body) + 4) + body
    def columns(names, kind, form=0): return message(b'1', b'') + message(b'2', b'') + message(
        b'T', struct.pack('!H', len(names)) + b''.join(
            name + b'\0' + struct.pack('!IhIhih', 0, 0, kind, -1, -1, form) for name in names))
    def row(values): return message(b'D', struct.pack('!H', len(values)) + b''.join(
        struct.pack('!i', len(value)) + value for value in values))
    ready = message(b'Z', b'I')
    def take(client, count):
        taken = b''
        while len(taken) < count:
            more = client.recv(count - len(taken))
            if not more: raise EOFError
            taken += more
        return taken
    def notifications(client):
        while True: client.sendall(message(b'A', struct.pack('!I', 1) + b'c\0' + b'x' * 1000 + b'\0') * 500)
    def few(client):
        client.sendall(message(b'A', struct.pack('!I', 1) + b'c\0x\0') * 100 + columns([b'n'], 23) + row([b'5']))
        client.sendall(message(b'C', b'SELECT 1\0') + ready)
    def wide(client):
        client.sendall(columns([b'c%d' % n for n in range(60000)], 23))
        while True: client.sendall(row([b'1'] * 60000))
    def array(client):
        client.sendall(columns([b'n'], 1007))
        while True: client.sendall(row([b'{' + b'0,' * 1500000 + b'0}']))
    def restless(client):
        while True:
            client.sendall(message(b'N', b'SNOTICE\0M' + b'x' * 900 + b'\0\0') * 10)
            time.sleep(0.0005)
    def endless(client, kind=b'A'):
        client.sendall(kind + struct.pack('!I', 1 << 30))
        while True: client.sendall(b'x' * 65536)
    def cells(client):
        client.sendall(columns([b'c%d' % n for n in range(30)], 114))
        while True: client.sendall(row([b'[' + b'0,' * 60000 + b'0]'] * 30))
    def one(client, kind, value, form=0):
        client.sendall(columns([b'n'], kind, form) + row([value]) + message(b'C', b'SELECT 1\0') + ready)
    def word(client): one(client, 16, b'true')
    def far(client): one(client, 1700, b'1e400')
    def binary(client): one(client, 23, struct.pack('!i', 1234), 1)
    def cancelled(client):
        client.sendall(message(b'E', b'SERROR\0C57014\0Mcanceling statement due to user request\0\0') + ready)
    def cut(client):
        client.sendall(columns([b'n'], 23) + row([b'1']))
        client.close()
    def ended(client):
        client.sendall(message(b'E', b'SFATAL\0C57P01\0Mterminating connection\0\0'))
        client.close()
    def silent(client): time.sleep(1000)
    def serve(client):
        try:
            while True:
                body = take(client, struct.unpack('!I', take(client, 4))[0] - 4)
                code = struct.unpack('!I', body[:4])[0]
                if code == 80877102: return silent(client)
                if code not in (80877103, 80877104): break
                client.sendall(b'N')
            words = body[4:].split(b'\0')
            name = dict(zip(words[::2], words[1::2]))[b'database'].decode()
            client.sendall(message(b'R', struct.pack('!I', 0)))
            if name == 'greeting': endless(client, b'N')
            client.sendall(message(b'S', b'server_version\x0015.0\0')
                + message(b'S', b'client_encoding\0UTF8\0') + message(b'K', b'12345678') + ready)
            while True:
                kind = take(client, 1)
                body = take(client, struct.unpack('!I', take(client, 4))[0] - 4)
                if kind == b'Q': client.sendall(message(b'C', b'BEGIN\0') * 3 + ready)
                elif kind == b'S': globals()[name](client)
                elif kind == b'X': return
        except (EOFError, OSError): pass
        finally: client.close()
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind(('127.0.0.1', int(sys.argv[1])))
    listener.listen(20)
    while True: threading.Thread(target=serve, args=(listener.accept()[0],), daemon=True).start()
    """#

  /// Returns the result of the last of some readings, made while `look` may look at what they leave behind.
  private func read(
    _ database: String, times: Int = 1, timeout: Double = 30, then look: () -> Void = {}
  ) throws -> Result<Datum, SourceFailure> {
    let (server, port) = (RunningServer(), RunningServer.freePort())
    server.start(["python3", "-c", Self.script, "\(port)"])
    defer { server.end() }
    try #require(eventually(within: 60) { RunningServer.isListening(on: port) })
    let settings: [String: Setting] = [
      "postgres": .text("host=127.0.0.1 port=\(port) user=u sslmode=disable dbname=\(database)"),
      "query": "select",
    ]
    let source = try SourceKind.postgres.make(.mapping(settings))
    let results = (0..<times).map { _ in
      Result { () throws(SourceFailure) in try source.read(.test(timeout: timeout)).datum }
    }
    look()
    return try #require(results.last)
  }

  private func failure(_ database: String, timeout: Double = 30) throws -> String {
    switch try read(database, timeout: timeout) {
    case .success(let datum): "no failure: \(datum.outline)"
    case .failure(let failure): failure.reason
    }
  }

  @Test(
    arguments: [
      (16, "t", true), (16, "f", false), (16, "1", "1"), (16, "", ""),
      (1000, "{t,f,x}", [true, false, "x"]),
      (1700, "-1e400", "-1e400"), (1700, "1e-400", "1e-400"), (1700, "0.000", 0),
      (1700, "-Infinity", .number(-.infinity)),
      (701, "1e400", "1e400"), (701, "-0", .number(-0.0)), (701, "Infinity", .number(.infinity)),
      (701, "5e-324", .number(.leastNonzeroMagnitude)),
    ] as [(UInt32, String, Datum)])
  func aValueIsTrueToItsText(_ type: UInt32, _ text: String, _ datum: Datum) {
    #expect(PostgreSQLValue.datum(text, type: type) == datum)
  }

  /// What is not as the format has it is no value.
  @Test func valuesThatAreNoneOfTheirTypeStayTexts() throws {
    #expect(try read("word") == .success("true"))
    #expect(try read("far") == .success("1e400"))
    #expect(try failure("binary") == "binary values")
  }

  /// A person may cancel a query, and so may a timeout that is not ours.
  @Test func whoCancelledAQueryIsNotGuessed() throws {
    let words = "canceling statement due to user request"
    let failure = SourceFailure("the server cancelled the query", "PostgreSQL: \(words).")
    #expect(try read("cancelled") == .failure(failure))
    #expect(PostgreSQLWords.cancelled(words, Deadline(left: 1, of: 4)) == failure)
    #expect(
      PostgreSQLWords.cancelled(words, Deadline(left: 0, of: 4)).reason == "no answer in 4 s")
  }

  @Test func aConnectionThatTheServerClosesIsLost() throws {
    let result = try read("cut")
    guard case .failure(let failure) = result else { return #expect(result == .success(nil)) }
    #expect(failure.reason == "connection lost")
    #expect(failure.detail.contains("closed"))
    #expect(!failure.description.contains("socket"))
    // What the server says before it closes counts.
    #expect(try self.failure("ended") == "terminating connection")
  }

  @Test func notificationsInPlaceOfAnAnswerEndTheReading() throws {
    #expect(try failure("notifications") == "too many notifications")
  }

  @Test func aFewNotificationsDoNotMatter() throws {
    #expect(try read("few") == .success(5))
  }

  @Test func aServerThatNeverPausesHasADeadline() throws {
    #expect(try failure("restless", timeout: 2) == "no answer in 2 s")
  }

  @Test(arguments: [("endless", "more than 64 MiB"), ("greeting", "more than 4 MiB")])
  func aMessageIsLimited(_ database: String, _ reason: String) throws {
    #expect(try failure(database) == reason)
  }

  @Test func valuesInCellsAreCountedAsTheyCome() throws {
    #expect(try failure("cells") == "too much data")
  }

  @Test func fewUnansweredCancellationsAreWaitedFor() throws {
    let result = try read("silent", times: 12, timeout: 0.2) {
      #expect(eventually { PostgreSQLConnection.cancellations.withLock { $0 } == 8 })
    }
    #expect(throws: SourceFailure.self) { try result.get() }
  }

  @Test func columnsAreLimited() throws { #expect(try failure("wide") == "too many columns") }

  @Test func arraysAreLimited() throws { #expect(try failure("array") == "too much data") }

  @Test func anArrayOfTooManyValuesStaysText() {
    func array(_ count: Int) -> Datum {
      let values = Array(repeating: "0", count: count).joined(separator: ",")
      return PostgreSQLValue.datum("{\(values)}", type: 1007)
    }
    #expect(array(1000).items?.count == 1000)
    #expect(array(1_000_001).items == nil)
    let lists = String(repeating: "{},", count: 1_000_001)
    #expect(PostgreSQLValue.datum("{\(lists){}}", type: 1007).items == nil)
  }
}
