import Glibc
import Testing
import WidgetBase

@testable import WidgetSources

struct PlacedFolderTests {
  private let home = "/tmp/widgettui-placed-\(UInt64.random(in: 0 ... .max))"

  /// Returns the reason why nothing is written at a path; empty if the file was written.
  private func failure(_ path: String, meanwhile: () -> Void = {}) -> String {
    do throws(FileError) {
      let folder = try PlacedFolder(of: "\(home)/\(path)")
      meanwhile()
      try folder.withFile { file throws(FileError) in
        try FileAccess.prepare(file, with: [1], mode: 0o644).commit()
      }
      return ""
    } catch { return error.reason }
  }

  @Test func aFileIsWrittenWhereItsFolderWas() throws {
    defer { FolderRemoval.remove(home) }
    for folder in ["out/w", "private", "mine"] { try FileAccess.makeFolder("\(home)/\(folder)") }
    symlink("../private", "\(home)/out/link")
    symlink("../private", "\(home)/mine/link")
    WrittenFolders.note(["\(home)/out"])
    // The folder may be one that a program writes, and a link the user's.
    #expect(failure("out/own") == "" && failure("mine/link/own") == "")
    #expect(failure("out/link/file") == "Too many levels of symbolic links")
    #expect(failure("none/file") == "No such file or directory")
    let exchange = {
      rename("\(home)/out/w", "\(home)/out/old")
      symlink("../private", "\(home)/out/w")
    }
    #expect(failure("out/w/file") { _ = exchange() } == "")
    #expect(FileAccess.names(in: "\(home)/private") == ["own"])
    #expect(FileAccess.names(in: "\(home)/out/old") == ["file"])
    var status = stat()
    #expect(stat("\(home)/out/old/file", &status) == 0 && status.st_mode & 0o777 == 0o644)
  }
}
