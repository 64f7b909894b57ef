import FoundationEssentials

@testable import WidgetSources

/// A real Radicale with a user `ann`, whose password is `pass word`, and her calendar `diary`.
package final class RadicaleServer: Sendable {
  package static let shared = Result { try RadicaleServer() }

  package let port = RunningServer.freePort()
  private let server = RunningServer()

  package var address: String { "http://127.0.0.1:\(port)/ann/diary/" }

  private init() throws {
    let folder = server.folder
    try folder.write("ann:pass word\n", to: "users")
    let configuration = """
      [server]
      hosts = 127.0.0.1:\(port)
      [auth]
      type = htpasswd
      htpasswd_filename = \(folder["users"])
      htpasswd_encryption = plain
      delay = 0
      [storage]
      filesystem_folder = \(folder["collections"])
      """
    server.start(["radicale", "--config", try folder.write(configuration, to: "config")])
    let isThere = eventually(within: 60) {
      (try? HTTPClient().response(to: HTTPRequest("http://127.0.0.1:\(port)/"))) != nil
    }
    guard isThere else { throw ServerError(description: "\(server.said)") }
    try send("MKCALENDAR", "", "")
  }

  /// Adds an event to the calendar.
  package func put(_ event: String, named name: String) throws {
    try send("PUT", "\(name).ics", event)
  }

  private func send(_ method: String, _ name: String, _ body: String) throws {
    let pair = Data("ann:pass word".utf8).base64EncodedString()
    let request = HTTPRequest(
      address + name, method: method,
      headers: ["Authorization": "Basic \(pair)", "Content-Type": "text/calendar"],
      body: Array(body.utf8), timeout: 20)
    _ = try HTTPClient().response(to: request).successful()
  }
}
