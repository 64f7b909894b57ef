import TestServers
import WidgetTesting

/// A real web server of the files in its own folder.
final class FileServer: Sendable {
  private let server = RunningServer()
  let port = RunningServer.freePort()

  var address: String { "http://127.0.0.1:\(port)" }

  /// Creates a server of files by their names, and waits until it answers.
  init(_ files: [String: String]) async throws {
    for (name, text) in files { try TextFile.write(text, to: "\(server.folder.path)/\(name)") }
    server.start(
      ["python3", "-m", "http.server", "--bind", "127.0.0.1", "\(port)"], signal: 15)
    let answers: Bool? = try await ask(for: .seconds(10), every: .milliseconds(20)) {
      RunningServer.isListening(on: port) ? true : nil
    }
    guard answers == true else {
      throw TimeUp(awaited: "the server", timeout: .seconds(10), seen: [])
    }
  }
}
