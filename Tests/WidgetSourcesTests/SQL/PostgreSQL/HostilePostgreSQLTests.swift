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
    import socket, struct, sys, threading
    def message(kind, body): return kind + struct.pack('!I', len(body) + 4) + body
    def columns(names, kind): return message(b'1', b'') + message(b'2', b'') + message(
        b'T', struct.pack('!H', len(names)) + b''.join(
            name + b'\0' + struct.pack('!IhIhih', 0, 0, kind, -1, -1, 0) for name in names))
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
    def serve(client):
        try:
            while True:
                body = take(client, struct.unpack('!I', take(client, 4))[0] - 4)
                if struct.unpack('!I', body[:4])[0] not in (80877103, 80877104): break
                client.sendall(b'N')
            words = body[4:].split(b'\0')
            name = dict(zip(words[::2], words[1::2]))[b'database'].decode()
            client.sendall(message(b'R', struct.pack('!I', 0)) + message(b'S', b'server_version\x0015.0\0')
                + message(b'S', b'client_encoding\0UTF8\0') + ready)
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

  private func read(_ database: String) throws -> Result<Datum, SourceFailure> {
    let (server, port) = (RunningServer(), RunningServer.freePort())
    server.start(["python3", "-c", Self.script, "\(port)"])
    defer { server.end() }
    try #require(eventually(within: 60) { RunningServer.isListening(on: port) })
    let settings: [String: Setting] = [
      "postgres": .text("host=127.0.0.1 port=\(port) user=u sslmode=disable dbname=\(database)"),
      "query": "select",
    ]
    return Result { () throws(SourceFailure) in
      try SourceKind.postgres.make(.mapping(settings)).read(.test(timeout: 30)).datum
    }
  }

  private func failure(_ database: String) throws -> String {
    switch try read(database) {
    case .success(let datum): "no failure: \(datum.outline)"
    case .failure(let failure): failure.reason
    }
  }

  @Test func notificationsInPlaceOfAnAnswerEndTheReading() throws {
    #expect(try failure("notifications") == "too many notifications")
  }

  @Test func aFewNotificationsDoNotMatter() throws {
    #expect(try read("few") == .success(5))
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
