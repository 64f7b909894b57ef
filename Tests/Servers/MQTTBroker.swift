import FoundationEssentials
import Glibc
import WidgetSettings

@testable import WidgetSources

/// A real mosquitto with a folder of its own.
package final class MQTTBroker: Sendable {
  /// Who may do what at a broker.
  package enum Access: Sendable {
    /// Everybody may do everything.
    case anyone
    /// The user `tester` with the password `se cret` may do everything; nobody else is let in.
    case users
    /// The same user may do everything, and `guest` with the same password may read nothing.
    case roles
  }

  package static let password = "se cret"

  package let port = RunningServer.freePort()
  /// The port for TLS, with a certificate for `localhost` of an authority of its own.
  package let securePort = RunningServer.freePort()
  private let server = RunningServer()
  private let access: Access
  /// True if what it keeps outlives a stop.
  private let isLasting: Bool

  /// Creates and starts a broker for a single test, which may stop it.
  package init(_ access: Access = .anyone, isLasting: Bool = false) throws {
    (self.access, self.isLasting) = (access, isLasting)
    try writeCertificates()
    try writeConfiguration()
    try start()
    if access == .roles {
      try control(["createClient", "guest", "-p", Self.password])
      try control(["createClient", "tester", "-p", Self.password])
      try control(["addClientRole", "tester", "admin"])
      try control(["addRoleACL", "admin", "publishClientSend", "#", "allow"])
    }
  }

  /// Starts the broker, for the first time or after a stop, and waits until it answers.
  package func start() throws {
    server.start(["/usr/sbin/mosquitto", "-c", server.folder["mosquitto.conf"]])
    guard eventually(within: 20, { RunningServer.isListening(on: port) }) else {
      throw ServerError(description: "mosquitto: \(server.said)")
    }
  }

  /// Stops the broker, as for a restart; what it keeps is lost unless it is lasting.
  package func stop() { server.stop() }

  /// Stops the broker and removes its folder.
  package func end() { server.end() }

  package var address: String { "mqtt://127.0.0.1:\(port)" }

  /// The path of the authority's certificate.
  package var authority: String { server.folder["ca.pem"] }

  /// Sends a message; an empty one clears what the broker keeps.
  package func publish(_ topic: String, _ payload: String, isRetained: Bool = false) throws {
    try publish(topic, Array(payload.utf8), isRetained: isRetained)
  }

  /// Sends a message of any bytes.
  package func publish(_ topic: String, _ payload: [UInt8], isRetained: Bool = false) throws {
    try server.folder.write(Data(payload), to: "message")
    try run(
      ["mosquitto_pub"] + login + ["-t", topic, "-q", "1", "-f", server.folder["message"]]
        + (isRetained ? ["-r"] : []))
  }

  /// Has the broker keep one message for each of many topics, `PREFIX/0` and so on.
  package func publishMany(_ prefix: String, count: Int) throws {
    let script = """
      import socket, struct, sys
      s = socket.create_connection(("127.0.0.1", \(port)))
      def text(t): return struct.pack(">H", len(t)) + t
      s.sendall(b"\\x10" + bytes([16]) + text(b"MQTT") + b"\\x04\\x02\\x00\\x3c" + text(b"many"))
      s.recv(4)
      for i in range(\(count)):
          body = text(b"\(prefix)/%d" % i) + b"%d" % i
          s.sendall(b"\\x31" + bytes([len(body)]) + body)
      s.sendall(b"\\xc0\\x00")
      s.recv(2)
      s.sendall(b"\\xe0\\x00")
      """
    try run(["python3", "-c", script])
  }

  /// Returns the messages that come to a filter until there are so many, a line each with its topic.
  package func received(
    _ filter: String, count: Int, within seconds: Int = 20
  ) throws -> [String] {
    let arguments = ["-t", filter, "-v", "-C", "\(count)", "-W", "\(seconds)"]
    let output = try run(["mosquitto_sub"] + login + arguments)
    return output.split(separator: "\n").map(String.init)
  }

  private var login: [String] {
    let place = ["-h", "127.0.0.1", "-p", "\(port)"]
    return access == .anyone ? place : place + ["-u", "tester", "-P", Self.password]
  }

  private func control(_ arguments: [String]) throws {
    try run(
      [
        "mosquitto_ctrl", "-h", "127.0.0.1", "-p", "\(port)", "-u", "admin", "-P", Self.password,
        "dynsec",
      ] + arguments)
  }

  private func writeConfiguration() throws {
    let folder = server.folder
    let rules: String
    switch access {
    case .anyone: rules = "allow_anonymous true"
    case .users:
      try run(["mosquitto_passwd", "-b", "-c", folder["passwords"], "tester", Self.password])
      rules = "allow_anonymous false\npassword_file \(folder["passwords"])"
    case .roles:
      try run(["mosquitto_ctrl", "dynsec", "init", folder["roles"], "admin", Self.password])
      let library = "mosquitto_dynamic_security.so"
      let folders = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib"]
      let paths: [String] = folders.map { "\($0)/\(library)" }
      let path = paths.first { FileManager.default.isReadableFile(atPath: $0) }
      rules = """
        allow_anonymous false
        plugin \(path ?? library)
        plugin_opt_config_file \(folder["roles"])
        """
    }
    try folder.write(
      """
      per_listener_settings false
      \(rules)
      \(getuid() == 0 ? "user root" : "")
      \(isLasting ? "persistence true\npersistence_location \(folder.path)/" : "")
      message_size_limit 0
      max_queued_messages 0
      listener \(port) 127.0.0.1
      listener \(securePort) 127.0.0.1
      certfile \(folder["server.pem"])
      keyfile \(folder["server.key"])
      """, to: "mosquitto.conf")
  }

  private func writeCertificates() throws {
    let key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    let folder = server.folder
    try run(
      ["openssl", "req", "-x509", "-days", "2", "-subj", "/CN=Test authority"] + key + [
        "-keyout", folder["ca.key"], "-out", folder["ca.pem"],
      ])
    try run(
      ["openssl", "req", "-subj", "/CN=localhost"] + key + [
        "-keyout", folder["server.key"], "-out", folder["server.csr"],
      ])
    try folder.write("subjectAltName=DNS:localhost\n", to: "names")
    try run([
      "openssl", "x509", "-req", "-days", "2", "-in", folder["server.csr"], "-CA",
      folder["ca.pem"], "-CAkey", folder["ca.key"], "-CAcreateserial", "-extfile", folder["names"],
      "-out", folder["server.pem"],
    ])
  }

  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    let output = try Command(
      arguments, environment: .own, folder: server.folder.path, timeout: 60
    ).output()
    guard output.ending == .exit(0) else {
      throw ServerError(description: "\(arguments): \(output.lastErrorLine)")
    }
    return String(decoding: output.output, as: UTF8.self)
  }
}
