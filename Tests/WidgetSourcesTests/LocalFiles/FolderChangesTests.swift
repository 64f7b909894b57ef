import Glibc
import TestServers
import Testing

@testable import WidgetSources

@Suite struct FolderChangesTests {
  private let folder = TemporaryFolder()

  /// Returns true if a watch of these places reports a change of a file.
  private func isTold(
    _ places: [FolderChanges.Place], writing name: String, then last: String
  ) throws -> Bool {
    let told = Counter()
    let watch = try #require(FolderChanges.start(places) { told.add() })
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

  @Test func whatALinkLeadsTo() throws {
    mkdir(folder["real"], 0o700)
    try folder.write("old", to: "real/file")
    symlink("real/file", folder["link"])
    let places = FolderChanges.places(of: folder["link"])
    #expect(try isTold(places, writing: "real/file", then: "link"))
  }
}
