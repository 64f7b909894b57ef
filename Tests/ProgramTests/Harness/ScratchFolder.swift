import Glibc

/// A folder of one test, removed with the value.
///
/// `environment` makes it the home of a program, so that tests neither read nor write their user's
/// files.
final class ScratchFolder: Sendable {
  let path: String

  init() {
    var template = Array("/tmp/widgettui-test-XXXXXX".utf8CString)
    let made = mkdtemp(&template).map { String(cString: $0) }
    guard let made else { preconditionFailure("mkdtemp: \(SystemFailure("mkdtemp"))") }
    path = made
  }

  deinit {
    let child = try? Child(["rm", "-rf", path]) { _ in }
    child?.wait()
  }

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
