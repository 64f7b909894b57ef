import WidgetBase

/// The words for failures of connections through ssh.
enum SSHWords {
  /// Returns the failure that ssh describes in its own words, or `nil` if these tell of no
  /// connection.
  private static func failure(_ host: SSHHost, said text: String, timeout: Double) -> SourceFailure?
  {
    let name = host.name
    let detail = words(text)
    let own = ownLines(text)
    func says(_ words: String) -> Bool { own.contains { $0.containsExactly(words) } }
    if says("HOST IDENTIFICATION HAS CHANGED") {
      return SourceFailure(
        "host key of \(name) has changed",
        "Either the machine is another one now, or somebody is between. Compare the key with that of "
          + "the machine; then ssh-keygen -R removes the old one, and ssh \(name) asks for the new "
          + "one.")
    }
    if says("Host key verification failed") || says("host key is known for") {
      return SourceFailure(
        "host key of \(name) is unknown",
        "Run ssh \(name) once in a terminal, compare the key, and accept it.")
    }
    if says("Permission denied (") || says("Too many authentication failures") {
      return SourceFailure(
        "\(name) denies access",
        "A widget cannot ask for a password: it needs a key without a passphrase or one in an agent "
          + "(ssh-add). ssh -o BatchMode=yes \(name) tries the same. \(detail)", kind: .denied)
    }
    if says("Could not resolve hostname") {
      return SourceFailure("cannot resolve \(name)", "Check the name and the network.")
    }
    if says("timed out") { return .timeout(timeout, "\(name) did not answer in time.") }
    let causes = [
      ("Connection refused", "refused"), ("Network is unreachable", "no network"),
      ("No route to host", "unreachable"),
    ]
    if let cause = causes.first(where: { says($0.0) })?.1 {
      return SourceFailure("cannot connect to \(name) (\(cause))", detail)
    }
    let losses = [
      "Connection closed", "Connection reset", "Broken pipe", "not responding", "Connection to ",
      "mux_client", "kex_exchange_identification",
    ]
    guard losses.contains(where: says) else { return nil }
    return SourceFailure("connection to \(name) lost", detail)
  }

  /// The beginnings of lines in which ssh repeats what the other end sent, before any key was checked.
  private static let repeating = [
    "Received disconnect from", "Disconnected from", "Bad remote protocol version",
    "Unable to negotiate with", "Disconnecting",
  ]

  /// Returns the lines without those that hold words of the other end, which would speak with ssh's voice.
  private static func ownLines(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).filter { line in
      !repeating.contains { line.containsExactly($0) }
    }
  }

  /// Returns ssh's own words in one sentence.
  private static func words(_ text: String) -> String {
    let words = text.oneLine.cut(300)
    return words.hasExactPrefix("ssh: ") ? "\(words)." : "ssh: \(words)."
  }

  /// Returns the failure of a connection that ended, from ssh's own words.
  static func noConnection(_ host: SSHHost, said text: String, timeout: Double) -> SourceFailure {
    failure(host, said: text, timeout: timeout)
      ?? SourceFailure(
        "no connection to \(host.name)",
        text.isEmpty ? "ssh ended without a message." : words(text))
  }
}
