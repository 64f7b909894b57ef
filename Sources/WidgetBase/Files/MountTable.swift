/// The file systems that are mounted, and their places.
package struct MountTable: Sendable {
  private struct Mount {
    /// The number of the file system, as `8:1`.
    let device: String
    /// The folder of the file system that is mounted.
    let root: String
    /// The path at which it is mounted.
    let point: String
  }

  private let mounts: [Mount]

  /// Creates the table from the text of `/proc/self/mountinfo` (proc(5)).
  package init(_ text: String) {
    mounts = text.splitExactly(separator: "\n").compactMap { line in
      let fields = line.splitExactly(separator: " ")
      guard fields.count > 4 else { return nil }
      return Mount(
        device: String(fields[2]), root: Self.unescaped(fields[3]),
        point: Self.unescaped(fields[4]))
    }
  }

  /// The table as it is now; without mounts if the kernel does not say.
  package static var current: MountTable {
    let bytes = (try? FileAccess.read("/proc/self/mountinfo")).flatMap { $0 }
    return MountTable(String(decoding: bytes ?? [], as: UTF8.self))
  }

  /// Returns the place of an absolute path without links.
  package func place(of path: String) -> MountedPlace {
    var best: Mount?
    // Of mounts at one path, the last one is seen.
    for mount in mounts where FilePath.lies(path, in: mount.point) {
      if mount.point.utf8.count >= best?.point.utf8.count ?? 0 { best = mount }
    }
    guard let best else { return MountedPlace(path: path, device: "", inner: path) }
    let rest = best.point == "/" ? path[...] : path.withoutExactPrefix(best.point) ?? path[...]
    let inner = best.root == "/" ? String(rest) : best.root + (rest == "/" ? "" : rest)
    return MountedPlace(path: path, device: best.device, inner: inner.isEmpty ? "/" : inner)
  }

  /// Returns a field with its characters that the kernel writes by their octal numbers.
  private static func unescaped(_ field: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(field.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(3)
      if byte == UInt8(ascii: "\\"), digits.count == 3,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
      {
        bytes.append(value)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
