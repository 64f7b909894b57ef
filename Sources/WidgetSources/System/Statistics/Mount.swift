/// A line of /proc/self/mounts that may be shown: a real, local file system.
struct Mount: Equatable {
  var device: String
  var mountPoint: String
  var type: String

  /// Parses /proc/self/mounts and leaves out pseudo and network file systems. Of several mounted at
  /// one path, it keeps only the last, which hides the others.
  static func parse(_ bytes: UnsafeRawBufferPointer) -> [Mount] {
    var lines = ByteCursor(bytes)
    var mounts: [Mount] = []
    while let line = lines.line() {
      var cursor = ByteCursor(line)
      let device = cursor.word()
      let mountPoint = cursor.word()
      let type = cursor.word()
      guard !type.isEmpty else { continue }
      let place = OctalEscapes.decode(mountPoint)
      mounts.removeAll { $0.mountPoint == place }
      if FileSystemKind.isShown(type: type, device: device, isRoot: mountPoint.equals("/")) {
        mounts.append(
          Mount(device: OctalEscapes.decode(device), mountPoint: place, type: type.text))
      }
    }
    return mounts
  }
}
