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
}
