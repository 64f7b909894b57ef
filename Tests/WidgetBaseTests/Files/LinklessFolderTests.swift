import Glibc
import Testing
import WidgetBase

struct LinklessFolderTests {
  private let home = "/tmp/widgettui-linkless-\(UInt64.random(in: 0 ... .max))"

  private func bytes(_ name: String) -> [UInt8]? {
    (try? FileAccess.read("\(home)/\(name)")).flatMap { $0 }
  }

  @Test func linksAreNeitherReadNorWrittenNorRemovedThrough() throws {
    defer { FolderRemoval.remove(home) }
    let folder = try LinklessFolder(making: "\(home)/pictures")
    try FileAccess.makeFolder("\(home)/other")
    try FileAccess.replace("\(home)/other/a.txt", with: [1])
    try folder.replace("cup/b.txt", with: [2])
    symlink("\(home)/other", "\(home)/pictures/out")
    symlink("../other", "\(home)/pictures/cup/out")
    symlink("\(home)/other/a.txt", "\(home)/pictures/cup/a.txt")
    link("\(home)/other/a.txt", "\(home)/pictures/cup/hard.txt")
    mkfifo("\(home)/pictures/cup/pipe.txt", 0o600)

    #expect(folder.read("cup/b.txt", limit: 9) == [2])
    for name in [
      "out/a.txt", "cup/out/a.txt", "cup/a.txt", "cup/pipe.txt", "../other/a.txt", "cup//b.txt",
    ] {
      #expect(folder.read(name, limit: 9) == nil, "\(name)")
      folder.remove("\(name)/x")
    }
    #expect(folder.files(below: "cup") == ["cup/b.txt", "cup/hard.txt"])
    #expect(folder.files(below: "out").isEmpty)
    for name in ["out/a.txt", "cup/out/new.txt", "../other/a.txt", "", "cup/."] {
      #expect(throws: FileError.self, "\(name)") { try folder.replace(name, with: [3]) }
      folder.remove(name)
    }
    for name in ["cup/a.txt", "cup/hard.txt"] {
      try folder.replace(name, with: [4])
      #expect(folder.read(name, limit: 9) == [4])
    }
    #expect(folder.read("cup/b.txt", limit: 0) == nil)
    folder.remove("cup/a.txt")
    #expect(bytes("other/a.txt") == [1])
    #expect(FileAccess.names(in: "\(home)/other") == ["a.txt"])
  }

  private func isOpened(_ path: String) -> Bool {
    let files = LinklessFolder(path)?.files(below: "x")
    return files != nil
  }

  /// A link that comes into the way after the path was settled leads nowhere.
  @Test func theWayToTheFolderHasNoLinks() throws {
    defer { FolderRemoval.remove(home) }
    for name in ["real/golden", "other/golden"] { try FileAccess.makeFolder("\(home)/\(name)") }
    symlink("real", "\(home)/link")
    #expect(!isOpened("\(home)/link/golden") && isOpened("\(home)/real/golden"))
    #expect(throws: FileError.self) { _ = try LinklessFolder(making: "\(home)/link/golden") }
    let settled = FilePath.settled("\(home)/link/golden/new/more")
    #expect(settled == "\(home)/real/golden/new/more")
    rename("\(home)/real/golden", "\(home)/real/moved")
    symlink("\(home)/other", "\(home)/real/golden")
    #expect(!isOpened(settled))
    #expect(throws: FileError.self) { _ = try LinklessFolder(making: settled) }
    #expect(FileAccess.names(in: "\(home)/other") == ["golden"])
  }

  @Test(arguments: [
    ("/", "/"), ("/none-such", "/none-such"), ("/none-such/a/b", "/none-such/a/b"),
    ("/proc/self/fd/999/x", "/proc/self/fd/999/x"),
  ])
  func pathsOfWhatIsNotThere(path: String, settled: String) {
    let own = settled.replacingExactly("/self/", with: "/\(getpid())/")
    #expect(FilePath.settled(path) == own)
  }
}
