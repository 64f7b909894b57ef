import Dispatch
import Glibc
import Synchronization
import WidgetBase
import WidgetSettings
import WidgetSources

/// A file that a link may open: one that the desktop only shows.
struct LinkedFile: ~Copyable {
  /// The endings of files that desktops show. All others, which a desktop may start, are not opened.
  private static let shown: Set = [
    "pdf", "ps", "djvu", "epub", "mobi", "txt", "text", "md", "markdown", "rst", "adoc", "org",
    "log", "out", "err", "csv", "tsv", "json", "jsonl", "ndjson", "geojson", "yaml", "yml", "toml",
    "ini", "conf", "cfg", "xml", "diff", "patch", "tex", "rtf", "doc", "docx", "odt", "xls", "xlsx",
    "ods", "ppt", "pptx", "odp", "odg", "html", "htm", "xhtml", "svg", "png", "jpg", "jpeg", "gif",
    "webp", "bmp", "tif", "tiff", "ico", "avif", "heic", "heif", "jxl", "mp3", "ogg", "oga", "opus",
    "flac", "wav", "m4a", "aac", "mp4", "m4v", "mkv", "webm", "mov", "avi", "ogv", "mpg", "mpeg",
    "srt", "vtt", "zip", "tar", "gz", "tgz", "bz2", "xz", "zst", "7z", "ics", "vcf", "eml", "mbox",
    "gpx", "kml", "sqlite", "db",
  ]
  /// The first bytes of programs and of files that name one, by which desktops know those without an ending: of
  /// Windows, of Linux, of Java, and shortcuts.
  private static let programs: [[UInt8]] = [
    Array("MZ".utf8), [0x7F] + Array("ELF".utf8), [0xCA, 0xFE, 0xBA, 0xBE],
    [0x4C, 0, 0, 0, 0x01, 0x14, 0x02, 0], Array("[InternetShortcut]".utf8),
  ]

  /// The path that the link has.
  private let path: String
  /// The open file or folder, by which it is looked at: another program may put something else at its path.
  private let descriptor: Int32
  private let isFolder: Bool

  /// Opens what is at a path; throws unless it is a file or a folder that the desktop only shows.
  ///
  /// - Parameter folders: The folders that contain it, or `nil` for any.
  init(_ path: String, in folders: [String]?) throws(LinkRefusal) {
    (descriptor, isFolder) = try Self.opened(path, in: folders)
    self.path = path
  }

  deinit { Self.leave(descriptor) }

  /// Closes a file on another thread: if its program has removed it meanwhile, that frees it, which can take long.
  private static func leave(_ descriptor: Int32) {
    DispatchQueue.global(qos: .utility).async { close(descriptor) }
  }

  private static func opened(
    _ path: String, in folders: [String]?
  ) throws(LinkRefusal) -> (descriptor: Int32, isFolder: Bool) {
    let place = Glibc.open(path, FileAccess.placeOnly | O_CLOEXEC)
    guard place >= 0 else { throw .noFile(path: path) }
    defer { leave(place) }
    guard let real = FilePath.real(of: place) else { throw .noFile(path: path) }
    guard isAllowed(real, in: folders) else { throw .outside(path: path) }
    guard !WrittenFolders.isLedAstray(path, toPlace: real) else { throw .astray(path: path) }
    var status = stat()
    guard fstat(place, &status) == 0 else { throw .noFile(path: path) }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    guard isFolder || status.st_mode & S_IFMT == S_IFREG else { throw .noFile(path: path) }
    guard isFolder || status.st_mode & 0o111 == 0 else { throw .executable(path: path) }
    let descriptor = Glibc.open("/proc/self/fd/\(place)", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .noFile(path: path) }
    do throws(LinkRefusal) {
      if !isFolder { try check(descriptor, of: path, names: [path, real]) }
    } catch {
      leave(descriptor)
      throw error
    }
    return (descriptor, isFolder)
  }

  private static func isAllowed(_ real: String, in folders: [String]?) -> Bool {
    guard let folders else { return true }
    let roots = folders.compactMap { folder in
      FilePath.real(folder).flatMap { WrittenFolders.isLedAstray(folder, toPlace: $0) ? nil : $0 }
    }
    return roots.contains { FilePath.lies(real, in: $0) }
  }

  /// Throws if the desktop might run a file of some names.
  private static func check(
    _ descriptor: Int32, of path: String, names: [String]
  ) throws(LinkRefusal) {
    guard let start = beginning(of: descriptor) else { throw .held(path: path) }
    guard names.allSatisfy({ isShown($0, start) }), !isProgram(start) else {
      throw .executable(path: path)
    }
  }

  // MARK: Opening

  /// The bytes of the largest file of which a copy is opened.
  private static let most = 1 << 30
  /// The folder in which copies are.
  static var opened: String { "\(UserCache.folder)/opened" }

  /// The folders of copies, which are removed when this process ends: whoever shows one may read it for long.
  private static let copies = Mutex<[ScratchFolder]>([])
  /// The seconds for which a copy stays if this process ends at once.
  private static let stay = 3600

  /// Returns the path at which the desktop opens the file, by which nothing else is opened: a program that may write a
  /// folder on the way could put another file there meanwhile, so a copy is opened.
  ///
  /// - Parameter isLast: True if this process ends before the file is read.
  func settled(isLast: Bool) throws(LinkRefusal) -> String {
    guard WrittenFolders.decide(path) else { return path }
    guard !isFolder else { throw .exchangeable(path: path) }
    let parent = Self.opened
    // There, no program without a board's permission for it can exchange the copy in turn.
    guard !WrittenFolders.decide("\(parent)/copy"), (try? FileAccess.makeFolder(parent)) != nil
    else { throw .noCopy(path: path) }
    let scratch = isLast ? nil : ScratchFolder(in: parent)
    guard let folder = isLast ? ScratchFolder.lasting(Self.stay, in: parent) : scratch?.path else {
      throw .noCopy(path: path)
    }
    do throws(LinkRefusal) {
      let place = try copy(in: folder)
      if let scratch { Self.copies.withLock { $0.append(scratch) } }
      return place
    } catch {
      FolderRemoval.remove(folder)
      throw error
    }
  }

  /// Copies the file into a folder, and returns the path of the copy.
  private func copy(in folder: String) throws(LinkRefusal) -> String {
    let name = FilePath.parts(path).name
    let place = "\(folder)/\(name)"
    let copy = Glibc.open(place, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard copy >= 0 else { throw .noCopy(path: path) }
    defer { close(copy) }
    var left = Self.most
    while left > 0 {
      let count = sendfile(copy, descriptor, nil, min(left, 1 << 20))
      guard count >= 0 else { throw .noCopy(path: path) }
      if count == 0 { break }
      left -= count
    }
    guard left > 0 else { throw .noCopy(path: path) }
    // It may have been written since it was looked at.
    try Self.check(copy, of: path, names: [place])
    return place
  }

  // MARK: What desktops show

  /// Returns true if the desktop only shows a file of a name: by its ending, or without one as a text.
  private static func isShown(_ path: String, _ start: [UInt8]) -> Bool {
    let parts = FilePath.parts(path).name.splitExactly(separator: ".")
    guard parts.count > 1, let ending = parts.last else {
      return !start.contains(0) && String(validating: start, as: UTF8.self) != nil
    }
    return shown.contains(ending.lowercased())
  }

  /// Returns true for the first bytes of a program, an archive of Java, or a description of a program for desktops.
  private static func isProgram(_ bytes: [UInt8]) -> Bool {
    if programs.contains(where: bytes.starts(with:)) { return true }
    if bytes.starts(with: Array("PK".utf8)), bytes.dropFirst(30).starts(with: "META-INF/".utf8) {
      return true
    }
    let words = Array("[Desktop Entry]".utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: words) }
  }

  /// The milliseconds that the first bytes of a file may take.
  private static let patience: Int32 = 500

  /// Returns the first bytes of an open file, or `nil` if it cannot be read.
  ///
  /// A program that takes the kernel's pages of a file away has its readers wait, and no signal ends that.
  private static func beginning(of descriptor: Int32) -> [UInt8]? {
    guard !FileAccess.isBeingCut(descriptor) else { return nil }
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { return nil }
    let bytes = LeavableThread.result(within: patience) { () -> [UInt8]? in
      defer { close(copy) }
      var bytes = [UInt8](repeating: 0, count: 256)
      let count = pread(copy, &bytes, bytes.count, 0)
      return count >= 0 ? Array(bytes[..<count]) : nil
    }
    return bytes ?? nil
  }
}
