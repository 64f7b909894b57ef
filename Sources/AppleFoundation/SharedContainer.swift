extension FileManager {
  /// Returns the folder that an app and its widgets share, as in Foundation.
  ///
  /// Here, it is `~/.local/share/widgettui/groups/` followed by the group's name, or below
  /// `XDG_DATA_HOME`; it is made on first use.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), groupIdentifier != "..",
      groupIdentifier != "."
    else { return nil }
    let environment = ProcessInfo.processInfo.environment
    // Foundation takes the home folder from the list of users, whatever HOME says.
    let home = environment["HOME"].map { URL(fileURLWithPath: $0) } ?? homeDirectoryForCurrentUser
    let data =
      environment["XDG_DATA_HOME"].map { URL(fileURLWithPath: $0) }
      ?? home.appendingPathComponent(".local/share")
    let url = data.appendingPathComponent("widgettui/groups/\(groupIdentifier)", isDirectory: true)
    try? createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }
}

extension ProcessInfo {
  /// True while the machine saves power, as in Foundation; always false here.
  public var isLowPowerModeEnabled: Bool { false }
}
