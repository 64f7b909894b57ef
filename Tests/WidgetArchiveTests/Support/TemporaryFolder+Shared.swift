import TestServers

@testable import WidgetArchive

extension TemporaryFolder {
  /// The folder as one that processes share.
  var shared: SharedFolder {
    get throws {
      let folder = SharedFolder(path: path)
      try folder.prepare()
      return folder
    }
  }
}
