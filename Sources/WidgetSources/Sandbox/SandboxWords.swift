import WidgetSettings

/// The words about sandboxes.
enum SandboxWords {
  static var noTemporaryFolder: SourceFailure {
    SourceFailure("no temporary folder", "No folder can be made in TMPDIR or /tmp.")
  }

  /// Returns the failure of a program, and what to write if its sandbox seems to be the cause.
  ///
  /// - Parameters:
  ///   - proposal: What to write on the board, if it is known what the program was refused.
  ///   - hasMore: True if the program was refused more than that.
  static func failure(
    _ failure: SourceFailure, in sandbox: ProgramSandbox, proposal: String? = nil,
    hasMore: Bool = false
  ) -> SourceFailure {
    let said = failure.detail.lowercased()
    var failure = failure
    if let proposal {
      failure.detail +=
        " (its sandbox refused what it needs; to permit \(hasMore ? "a part of it" : "it"): \(proposal))"
      return failure
    }
    if !sandbox.permissions.network, network.contains(where: said.contains) {
      failure.detail += " (its sandbox has no network; if it needs one, allow: {network: yes})"
    } else if refusals.contains(where: said.contains) {
      failure.detail += " (its sandbox may have refused that; allow: permits more)"
    }
    return failure
  }

  private static let refusals = ["permission denied", "operation not permitted", "not permitted"]

  /// The words of programs that find no network.
  private static let network = [
    "resolve host", "name resolution", "name or service not known", "network is unreachable",
    "could not resolve", "getaddrinfo", "failed to connect", "couldn't connect", "urlopen error",
    "socket",
  ]
}
