import FoundationEssentials
import Glibc

/// The contents of an open file, read up to a limit.
package struct FileBytes: ~Copyable {
  private let file: PlacedFile
  private let path: String

  /// True if it is a folder.
  var isFolder: Bool { file.isFolder }
  private var size: Int { Int(file.status.st_size) }

  /// Opens a file or a folder; throws if it does not exist or cannot be read, or if a link that a program may have
  /// made leads to it.
  package init(_ path: String) throws(SourceFailure) {
    self.path = path
    do throws(PlacedFile.Refusal) {
      file = try PlacedFile(path)
    } catch {
      switch error {
      case .unreadable(let error): throw FileWords.unreadable(path, error)
      case .special: throw FileWords.noFile(path)
      case .astray: throw FileWords.astray(path)
      }
    }
  }

  /// Returns the list of the open folder's entries.
  func list() throws(SourceFailure) -> FolderList { try FolderList(of: file.descriptor, path) }

  /// Returns the whole contents; throws if they are longer than `limit`, in bytes.
  package func all(limit: Int) throws(SourceFailure) -> [UInt8] {
    // Files of the kernel have size 0 before they are read.
    let bytes = try read(at: 0, count: limit + 1)
    guard bytes.count <= limit else { throw FileWords.tooMuch(path, limit) }
    return bytes
  }

  /// Returns the first `count` bytes, or all if there are fewer.
  func first(_ count: Int) throws(SourceFailure) -> [UInt8] { try read(at: 0, count: count) }

  /// The seconds after its last change in which a file's last line may still be written.
  static let writing = 5.0

  /// True if a program may be writing the last line.
  private var isBeingWritten: Bool { FileMark(file.status).isYounger(than: Self.writing) }

  /// Returns lines without a last one that has no end yet, if others precede it: its beginning might be another value.
  private func finished(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.last != 0x0a, isBeingWritten, let end = bytes.lastIndex(of: 0x0a) else {
      return bytes
    }
    return Array(bytes[...end])
  }

  /// Returns the last `count` lines with their line ends, or as many as fit whole in `limit` bytes, and whether these
  /// are all that were asked for; throws if the last line alone is longer. One that is being written does not count.
  func lastLines(
    _ count: Int, limit: Int
  ) throws(SourceFailure) -> (bytes: [UInt8], isAll: Bool) {
    guard size > 0 else { return (Self.lastLines(count, of: try all(limit: limit)), true) }
    var length = 0
    var bytes: [UInt8] = []
    repeat {
      length = min(limit, max(65_536, 4 * length))
      bytes = finished(try read(at: max(0, size - length), count: length))
      // One line more, since the first of these may be incomplete.
    } while length < min(size, limit) && bytes.count(where: { $0 == 0x0a }) <= count
    let breaks = bytes.count { $0 == 0x0a }
    // The first line is whole if a line before it ends here, or the file begins with it.
    if length >= size || breaks > count { return (Self.lastLines(count, of: bytes), true) }
    // Its beginning is missing: what is left of it might be another value.
    guard let end = bytes.dropLast().firstIndex(of: 0x0a) else {
      throw FileWords.tooMuch(path, limit)
    }
    let whole = Array(bytes[(end + 1)...])
    let lines = whole.count { $0 == 0x0a } + (whole.last == 0x0a ? 0 : 1)
    return (Self.lastLines(count, of: whole), lines >= count)
  }

  private static func lastLines(_ count: Int, of bytes: [UInt8]) -> [UInt8] {
    var left = count
    var index = bytes.last == 0x0a ? bytes.count - 1 : bytes.count
    while index > 0 {
      if bytes[index - 1] == 0x0a {
        left -= 1
        if left == 0 { break }
      }
      index -= 1
    }
    return Array(bytes[index...])
  }

  private func read(at place: Int, count: Int) throws(SourceFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let step = min(count - bytes.count, 65_536)
      var error: Int32 = 0
      let start = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: step))
      let taken = bytes.withUnsafeMutableBytes { buffer in
        let taken = pread(
          file.descriptor, buffer.baseAddress.map { $0 + start }, step, off_t(place + start))
        error = errno
        return taken
      }
      bytes.removeLast(step - max(0, taken))
      if taken < 0 && error == EINTR { continue }
      guard taken >= 0 else { throw FileWords.unreadable(path, Errno(number: error)) }
      if taken == 0 { break }
    }
    return bytes
  }
}
