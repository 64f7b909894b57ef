/// A line of /proc/self/mounts that may be worth showing: a real and local file system.
struct Mount: Equatable {
  var device: String
  var mountPoint: String
  var type: String

  /// Reads the text of /proc/self/mounts without pseudo and network file systems; of several
  /// mounted at one place, only the last, which hides the others.
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
