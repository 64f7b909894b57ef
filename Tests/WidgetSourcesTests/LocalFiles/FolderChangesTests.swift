import Glibc
import TestServers
import Testing
import WidgetBase

@testable import WidgetSources

@Suite struct FolderChangesTests {
  private let folder = TemporaryFolder()

  private func watching(
    _ places: @escaping @Sendable () -> [FolderChanges.Place], _ told: Counter
  ) throws -> any SourceWatch {
    let watch = FolderChanges.start(places) { told.add() }
    return try #require(watch)
  }

  /// Returns true if a watch of these places reports a change of a file.
  private func isTold(
    _ places: [FolderChanges.Place], writing name: String, then last: String
  ) throws -> Bool {
    let told = Counter()
    let watch = try watching({ places }, told)
    defer { watch.stop() }
    try folder.write("new", to: name)
    if eventually(within: 0.4, { told.count > 0 }) { return true }
    // The watch itself works.
    try folder.write("new", to: last)
    #expect(eventually { told.count > 0 })
    return false
  }

  @Test func onlyWhatIsNamed() throws {
    let one = FolderChanges.places(of: folder["one"], also: ["-wal"])
    #expect(try isTold(one, writing: "one", then: "one"))
    #expect(try isTold(one, writing: "one-wal", then: "one"))
    #expect(try !isTold(one, writing: "two", then: "one"))
  }

  @Test func severalFilesOfAFolder() throws {
    let both = ["one", "two"].flatMap { FolderChanges.places(of: folder[$0]) }
    #expect(try isTold(both, writing: "one", then: "one"))
    #expect(try isTold(both, writing: "two", then: "one"))
    #expect(try !isTold(both, writing: "three", then: "one"))
    let all = both + [FolderChanges.Place(folder: folder.path, names: nil)]
    #expect(try isTold(all, writing: "three", then: "one"))
  }

  /// The new place is watched from then on.
  @Test func whatALinkOnTheWayLeadsToNow() throws {
    for name in ["1", "2"] {
      mkdir(folder[name], 0o700)
      try folder.write("old", to: "\(name)/file")
    }
    symlink("1", folder["link"])
    let (path, told) = (folder["link/file"], Counter())
    let watch = try watching({ FolderChanges.places(of: path) }, told)
    defer { watch.stop() }
    symlink("2", folder["new"])
    rename(folder["new"], folder["link"])
    #expect(eventually { told.count > 0 })
    usleep(200_000)
    let before = told.count
    try folder.write("new", to: "2/file")
    #expect(eventually { told.count > before })
  }

  /// Each folder on the way to what a link leads to takes a watch, of which a user has so many.
  @Test func ofLinksThroughManyFoldersOnlySomeAreWatched() throws {
    mkdir(folder["all"], 0o700)
    let way = String(repeating: "/d", count: 100)
    for number in 0..<40 {
      try FileAccess.makeFolder(folder["deep\(number)\(way)"])
      symlink("../deep\(number)\(way)/file", folder["all/\(number)"])
      try folder.write("x", to: "deep\(number)\(way)/file")
    }
    let folders = Set(FolderChanges.places(in: folder["all"]).flatMap(\.steps.folders))
    #expect((200..<1500).contains(folders.count), "\(folders.count)")
  }

  @Test func allFilesOfAFolderAndWhatItsLinksLeadTo() throws {
    for name in ["all", "elsewhere"] { mkdir(folder[name], 0o700) }
    try folder.write("old", to: "elsewhere/file")
    symlink("../elsewhere/file", folder["all/link"])
    symlink("all", folder["way"])
    let (path, told) = (folder["way"], Counter())
    let watch = try watching({ FolderChanges.places(in: path) }, told)
    defer { watch.stop() }
    for name in ["elsewhere/file", "all/new", "elsewhere/file"] {
      let before = told.count
      try folder.write("new", to: name)
      #expect(eventually { told.count > before })
      usleep(200_000)
    }
    let before = told.count
    symlink("elsewhere", folder["other"])
    rename(folder["other"], folder["way"])
    #expect(eventually { told.count > before })
  }

  @Test func whatALinkLeadsTo() throws {
    mkdir(folder["real"], 0o700)
    try folder.write("old", to: "real/file")
    symlink("real/file", folder["link"])
    let places = FolderChanges.places(of: folder["link"])
    #expect(try isTold(places, writing: "real/file", then: "link"))
  }
}
