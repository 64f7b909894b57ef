import TestServers

/// A folder of one test, removed with the value.
///
/// `environment` makes it the home of a program, so that tests neither read nor write their user's
/// files.
final class ScratchFolder: Sendable {
  private let folder = TemporaryFolder()

  var path: String { folder.path }

  /// HOME and the XDG folders, all inside the folder.
  var environment: [String: String?] {
    [
      "HOME": path,
      "XDG_CONFIG_HOME": "\(path)/config",
      "XDG_CACHE_HOME": "\(path)/cache",
      "XDG_DATA_HOME": "\(path)/data",
      "XDG_STATE_HOME": "\(path)/state",
      "XDG_RUNTIME_DIR": "\(path)/run",
    ]
  }
}
