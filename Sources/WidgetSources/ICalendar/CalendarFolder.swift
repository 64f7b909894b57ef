import Glibc
import WidgetBase

/// The calendars of a folder: its files whose names end in `.ics` or `.ICS`.
struct CalendarFolder {
  /// The most files that are read of one folder.
  static let most = 5000
  /// The most names that are read of one folder, in which a program may make millions.
  private static let mostRead = 20_000

  /// The paths of the files, sorted by their names.
  let files: [String]
  /// The reason why the folder's other calendars are not read; `nil` if all are.
  let cut: SourceFailure?
  /// The names of the folders in it that have calendars, and that nobody asked for.
  let folders: [String]

  /// Lists the calendars of a folder; throws if it has none.
  ///
  /// In a name that is not UTF-8, each odd byte becomes U+FFFD. Reading a file by such a name fails, as if the file were
  /// not there.
  ///
  /// - Parameter asked: The paths, without links, of all that is read.
  init(_ path: String, most: Int = Self.most, asked: Set<String> = []) throws(SourceFailure) {
    guard let stream = opendir(path) else {
      let error = Errno(number: errno)
      guard error.number == EACCES else { throw FileWords.unreadable(path, error) }
      throw SourceFailure(
        "folder: permission denied", "This user may not list \(path).", kind: .denied)
    }
    closedir(stream)
    let names = FileAccess.names(in: path, most: Self.mostRead).filter { !$0.hasExactPrefix(".") }
    let isCut = names.count >= Self.mostRead
    let calendars = names.filter(CalendarPlace.isFile)
    folders = Self.folders(names, in: path, but: asked)
    guard !calendars.isEmpty else {
      let others = Self.words(of: folders).map { " Name \($0) in it instead." } ?? ""
      throw SourceFailure("no calendar", "\(path) contains no .ics file.\(others)")
    }
    files = calendars.prefix(most).map { "\(path)/\($0)" }
    cut =
      calendars.count > most
      ? SourceFailure(
        "more than \(most) files: the others are left out",
        "\(path) contains \(isCut ? "more than " : "")\(calendars.count) .ics files; name several "
          + "folders with fewer.") : nil
  }

  /// A sentence on the calendars in folders within it; `nil` if there are none.
  var warning: String? {
    let pronoun = folders.count == 1 ? "it" : "them"
    return Self.words(of: folders).map {
      "calendars in \($0) are left out; name \(pronoun), too"
    }
  }

  /// The most names in which calendars are looked for.
  private static let mostNames = 1000

  private static func folders(
    _ names: [String], in path: String, but asked: Set<String>
  ) -> [String] {
    names.filter { !CalendarPlace.isFile($0) }.prefix(mostNames).filter { name in
      let inner = "\(path)/\(name)"
      // A link of a program must not decide where this looks.
      guard CalendarPlace.isFolder(inner), let place = FilePath.real(inner),
        !asked.contains(place), !WrittenFolders.isLedAstray(inner, toPlace: place)
      else { return false }
      return FileAccess.names(in: inner, most: mostNames).contains {
        !$0.hasExactPrefix(".") && CalendarPlace.isFile($0)
      }
    }
  }

  /// Returns the names of folders for a sentence; `nil` for none.
  private static func words(of folders: [String]) -> String? {
    guard let first = folders.first else { return nil }
    let name = "the folder \(first.cut(60))"
    return folders.count == 1 ? name : "\(name) and \(folders.count - 1) more"
  }
}
