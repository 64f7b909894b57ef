extension URL {
  /// Returns the first folder of a kind, or the home folder if the system has none.
  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser
  }

  /// The folder of caches, which can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder for documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder of an app's own files.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder of temporary files.
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
  /// The folder of downloads.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
}
