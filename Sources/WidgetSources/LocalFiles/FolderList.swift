import FoundationEssentials
import Glibc
import WidgetBase

/// The list of a folder's entries.
struct FolderList {
  /// The most entries.
  static let most = 10_000

  /// A record for each entry that is not hidden, sorted by name: its name, its size in bytes, the date of its last
  /// change, and whether it is a folder.
  let datum: Datum
  /// Sentences about the entries that are left out.
  let warnings: [String]

  /// Lists an open folder, whatever is at its path by now.
  init(of folder: Int32, _ path: String) throws(SourceFailure) {
    let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else {
      throw errno == EACCES
        ? FileWords.unsearchable(path) : FileWords.unreadable(path, Errno(number: errno))
    }
    guard let stream = fdopendir(copy) else {
      defer { close(copy) }
      throw FileWords.unreadable(path, Errno(number: errno))
    }
    defer { closedir(stream) }
    var entries = FolderEntries(folder)
    var isWhole = true
    while isWhole, let name = try Self.name(stream, path) {
      isWhole = entries.add(name, most: Self.most)
    }
    datum = .list(entries.records.sorted { $0.name < $1.name }.map(\.record))
    warnings =
      (isWhole ? [] : ["more than \(Self.most) files: the others are left out"])
      + (entries.isLedAstray
        ? ["links of programs out of their folders, or to nothing, are left out"] : [])
      + Self.words(unknown: entries.unknown)
  }

  /// Returns the next name of an open folder, whose bytes need not be UTF-8; `nil` at its end.
  private static func name(_ stream: OpaquePointer, _ path: String) throws(SourceFailure)
    -> [CChar]?
  {
    errno = 0
    guard let entry = readdir(stream) else {
      let error = errno
      // Without an error it is the end.
      guard error == 0 else { throw FileWords.unreadable(path, Errno(number: error)) }
      return nil
    }
    return withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
    }
  }

  private static func words(unknown count: Int) -> [String] {
    switch count {
    case 0: []
    case 1: ["1 file of which nothing can be learnt is left out"]
    default: ["\(count) files of which nothing can be learnt are left out"]
    }
  }
}

/// The entries of an open folder.
private struct FolderEntries {
  private let folder: Int32
  /// The path of the folder, without links; `nil` if it cannot be told.
  private let place: String?
  private let steered = WrittenFolders.paths
  private(set) var records: [(name: String, record: Datum)] = []
  /// True if a link was left out because a program may have made it.
  private(set) var isLedAstray = false
  /// The number of entries that are left out because nothing but their names is known.
  private(set) var unknown = 0

  init(_ folder: Int32) { (self.folder, place) = (folder, FilePath.real(of: folder)) }

  /// Adds an entry unless it is hidden; returns false if there are too many.
  ///
  /// In a name that is not UTF-8, each odd byte becomes U+FFFD.
  mutating func add(_ name: [CChar], most: Int) -> Bool {
    let text = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard !text.hasExactPrefix(".") else { return true }
    switch finding(of: name, text) {
    case .status(let status):
      guard records.count < most else { return false }
      records.append((text, Self.record(text, status)))
    case .gone: break
    case .astray: isLedAstray = true
    case .unknown: unknown += 1
    }
    return true
  }

  /// The result of a look at an entry.
  private enum Finding {
    case status(stat)
    /// It was removed meanwhile.
    case gone
    /// A link that a program may have made, and that does not lead to a file in its folder.
    case astray
    case unknown
  }

  private func finding(of name: [CChar], _ text: String) -> Finding {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      return errno == ENOENT ? .gone : .unknown
    }
    guard status.st_mode & S_IFMT == S_IFLNK else { return .status(status) }
    // The way of a link is found by its name.
    guard Array(text.utf8CString) == name, let place else { return .unknown }
    return target(of: name, at: "\(place)/\(text)", else: status)
  }

  /// Returns what is known of the file that a link leads to, or of the link itself if that is all there is.
  private func target(of name: [CChar], at path: String, else own: stat) -> Finding {
    let target = openat(folder, name, FileAccess.placeOnly | O_CLOEXEC)
    guard target >= 0 else {
      let isDead = [ENOENT, ENOTDIR, ELOOP, EACCES].contains(errno)
      // A program must not learn by a link of its own what there is elsewhere.
      return steered.contains(path) ? .astray : isDead ? .status(own) : .unknown
    }
    defer { close(target) }
    guard let end = FilePath.real(of: target), !steered.leads(path, outTo: end) else {
      return .astray
    }
    var status = stat()
    return fstat(target, &status) == 0 ? .status(status) : .unknown
  }

  private static func record(_ name: String, _ status: stat) -> Datum {
    let date = Date(timeIntervalSince1970: TimeInterval(status.st_mtim.tv_sec))
    return [
      "name": .text(name), "size": .number(Double(status.st_size)),
      "date": .text(date.formatted(.iso8601)),
      "folder": .bool(status.st_mode & S_IFMT == S_IFDIR),
    ]
  }
}
