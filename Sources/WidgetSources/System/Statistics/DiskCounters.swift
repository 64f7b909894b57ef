/// The counters of one whole disk since boot, from /proc/diskstats.
public struct DiskCounters: Sendable, Equatable {
  /// The disk's name, such as `nvme0n1`.
  public var name: String
  /// The bytes read.
  public var read: UInt64
  /// The bytes written.
  public var written: UInt64

  /// Creates the counters of a disk, in bytes.
  public init(name: String, read: UInt64, written: UInt64) {
    self.name = name
    self.read = read
    self.written = written
  }

  /// The size of the kernel's sectors in bytes, whatever the disk's own is.
  private static let sector: UInt64 = 512

  /// Parses /proc/diskstats; returns whole disks only, in the kernel's order, without incomplete
  /// lines.
  public static func parse(_ bytes: UnsafeRawBufferPointer) -> [DiskCounters] {
    var lines = ByteCursor(bytes)
    var disks: [DiskCounters] = []
    // A disk comes before its partitions, so a partition belongs to the last disk.
    var disk = bytes.slice(0..<0)
    while let line = lines.line() {
      var cursor = ByteCursor(line)
      cursor.skipWords(2)
      let name = cursor.word()
      if name.isEmpty || isRepeated(name) || isPartition(name, of: disk) { continue }
      cursor.skipWords(2)
      guard let read = cursor.unsigned() else { continue }
      cursor.skipWords(3)
      guard let written = cursor.unsigned() else { continue }
      disk = name
      disks.append(
        DiskCounters(name: name.text, read: read &* sector, written: written &* sector))
    }
    return disks
  }
}

extension DiskCounters {
  /// Returns true for devices that are not disks, or whose traffic is counted at the disks below
  /// them.
  private static func isRepeated(_ name: UnsafeRawBufferPointer) -> Bool {
    let prefixes: [StaticString] = [
      "loop", "ram", "zram", "dm-", "md", "sr", "fd", "drbd", "bcache",
    ]
    return prefixes.contains { name.begins(with: $0) }
  }

  /// Returns true for `sda1` of `sda`, and for `nvme0n1p1` of `nvme0n1`, where a `p` follows a
  /// digit.
  private static func isPartition(
    _ name: UnsafeRawBufferPointer, of disk: UnsafeRawBufferPointer
  ) -> Bool {
    guard let last = disk.last, name.count > disk.count, name.prefix(disk.count).elementsEqual(disk)
    else { return false }
    var rest = name.dropFirst(disk.count)
    if isDigit(last) {
      guard rest.first == UInt8(ascii: "p") else { return false }
      rest = rest.dropFirst()
    }
    return !rest.isEmpty && rest.allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
