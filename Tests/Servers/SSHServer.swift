import FoundationEssentials
import Glibc
package import WidgetSettings

@testable import WidgetSources

/// A real sshd for all tests of a run, with keys and a configuration of its own, for this user.
package final class SSHServer: Sendable {
  package static let shared = Result { try SSHServer() }

  package let port = RunningServer.freePort()
  private let server = RunningServer()

  /// Creates and starts a server for a single test, which may stop it.
  package init() throws {
    let folder = server.folder
    for key in ["host", "user", "other"] {
      try run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", folder[key]])
    }
    try run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "locked", "-f", folder["locked"]])
    try run(["sh", "-c", "cat user.pub locked.pub > authorized"])
    try folder.write(
      """
      Port \(port)
      ListenAddress 127.0.0.1
      HostKey \(folder["host"])
      AuthorizedKeysFile \(folder["authorized"])
      PidFile none
      StrictModes no
      UsePAM no
      PasswordAuthentication no
      KbdInteractiveAuthentication no
      PermitRootLogin yes
      LogLevel ERROR
      """, to: "sshd_config")
    let key = try String(contentsOfFile: folder["host.pub"], encoding: .utf8)
    try folder.write("[127.0.0.1]:\(port) \(key)", to: "known")
    try folder.write("", to: "unknown")
    let other = try String(contentsOfFile: folder["other.pub"], encoding: .utf8)
    try folder.write("[127.0.0.1]:\(port) \(other)", to: "changed")
    try writeConfiguration()
    // sshd does without the rights of root in this folder, which Debian makes at its start.
    if getuid() == 0 { mkdir("/run/sshd", 0o755) }
    try start()
  }

  package func start() throws {
    server.start(["/usr/sbin/sshd", "-D", "-e", "-f", server.folder["sshd_config"]])
    guard eventually(within: 20, { RunningServer.isListening(on: port) }) else {
      throw ServerError(description: "sshd: \(server.said)")
    }
  }

  /// Stops the server; connections that are open go on.
  package func stop() { server.stop() }

  /// The user's configuration, with a host for each case; a program `ssh` before the system's names it.
  private func writeConfiguration() throws {
    let folder = server.folder
    func host(
      _ name: String, key: String = "user", known: String = "known", port: Int? = nil,
      _ more: String = ""
    ) -> String {
      """
      Host \(name)
        HostName 127.0.0.1
        Port \(port ?? Int(self.port))
        IdentityFile \(folder[key])
        IdentitiesOnly yes
        UserKnownHostsFile \(folder[known])
        GlobalKnownHostsFile /dev/null
        \(more)

      """
    }
    let configuration =
      host("web1") + host("fresh", known: "unknown") + host("changed", known: "changed")
      + host("refused", key: "other") + host("locked", key: "locked")
      + host("silent", "ProxyCommand sleep 60")
      // Nobody listens there.
      + host("down", port: 1)
      + host("talkative", "RequestTTY force\n  RemoteCommand echo wrong\n  LocalForward 1 a:1")
    try folder.write(configuration, to: "ssh_config")
    mkdir(folder["bin"], 0o755)
    try ProgramFile.write(
      "#!/bin/sh\nexec /usr/bin/ssh -F '\(folder["ssh_config"])' \"$@\"\n", to: folder["bin/ssh"])
  }

  private func run(_ arguments: [String]) throws {
    _ = try Command(
      arguments, environment: .own, folder: server.folder.path, timeout: 60
    ).output()
  }

  /// The environment of a user with this configuration.
  package var environment: ProcessEnvironment {
    ProcessEnvironment.own.adding([
      "PATH": "\(server.folder["bin"]):\(ProcessEnvironment.own["PATH"] ?? "/usr/bin:/bin")",
      "SSH_AUTH_SOCK": "",
    ])
  }

  /// The folder with the program `ssh` that has this configuration.
  package var programs: String { server.folder["bin"] }
}
