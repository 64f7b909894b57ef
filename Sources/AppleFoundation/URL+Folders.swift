extension URL {
  /// The first folder of a kind, or the home folder where the system has none.
  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser
  }

  /// The folder for what can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder for documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder for what an app keeps.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder for files that soon go.
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
  /// The folder for what was downloaded.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
}
