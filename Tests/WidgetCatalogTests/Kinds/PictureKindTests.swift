import FoundationEssentials
import Glibc
import Testing
import WidgetLayout
import WidgetSettings
import WidgetSources
import WidgetTesting
import WidgetTimeline

@testable import WidgetCatalog

@MainActor
@Suite("Pictures of files")
struct PictureKindTests {
  /// A PNG of 32 × 32 pixels that is red on the left and blue on the right.
  private static let redAndBlue =
    "iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAAKklEQVR42u3NsQkAAAzDsPz/dHpDxoLAo0FpMjXu"
    + "DQAAAAAAAAAAAPgCHDaH/C4jlqxWAAAAAElFTkSuQmCC"

  /// Passes the path of a file with that picture.
  private func picture(_ body: (String) throws -> Void) throws {
    let path =
      "\(FileManager.default.temporaryDirectory.path)/widgettui-\(UInt64.random(in: 0...UInt64.max)).png"
    defer { unlink(path) }
    try #require(Data(base64Encoded: Self.redAndBlue)).write(to: URL(filePath: path))
    try body(path)
  }

  @Test func aFileIsDrawn() throws {
    try picture { path in
      for datum in [.text(path), ["path": .text(path)], .text(" \(path)\n")] as [Datum] {
        let grid = Exhibit("picture", PictureKind.self, ["fit": "fill"], datum)
          .picture(.systemMedium)
        #expect(grid.styles[Int(grid[0, 0].style)].background == .rgb(RGB(0xff_0000)))
        #expect(grid.styles[Int(grid[35, 7].style)].background == .rgb(RGB(0x0000ff)))
      }
    }
  }

  @Test func aPlaceholderReadsNoFile() {
    let grid = Exhibit("picture", PictureKind.self, ["file": "/nowhere"], .null)
      .picture(.systemSmall, redaction: .placeholder)
    #expect(!grid.text.contains("nowhere"))
  }

  @Test func aFileThatIsNoPictureIsSaid() {
    let text = Exhibit("picture", PictureKind.self, ["file": "/etc/hostname"], .null)
      .picture(.systemExtraLarge).text
    #expect(text.contains("is not a PNG, JPEG, GIF or WebP picture"))
  }

  private func session(_ setting: Setting) throws -> ReadingSession<PictureKind> {
    ReadingSession(
      try ReadingSettings(InstanceSettings(setting, at: BoardPlace())), state: nil)
  }

  /// The picture is decoded by the reading: drawing it needs no file any more.
  @Test func aReadingDecodesThePicture() throws {
    try picture { path in
      for setting in [["file": .text(path)], ["source": ["run": ["echo", .text(path)]]]]
        as [Setting]
      {
        let session = try session(setting)
        let answer = try session.read(at: Date(timeIntervalSince1970: 0)) { _ in nil }
        #expect(answer.entries.count == 1)
        let entry = answer.entries[0]
        let moved = path + ".moved"
        rename(path, moved)
        defer { rename(moved, path) }
        let drawn = WidgetTesting.picture(columns: 36, rows: 8) {
          session.settings.kind.view(of: entry)
        }
        #expect(!drawn.text.contains("could not be read"), "\(drawn.text)")
      }
    }
  }

  /// What a server answers shows no other picture of the user, also where a link or dots lead out of the folder.
  @Test func dataNamesPicturesOfTheBoardsFolderOnly() throws {
    try picture { path in
      let root = FileManager.default.temporaryDirectory.path
      let folder = "\(root)/widgettui-\(UInt64.random(in: 0...UInt64.max))"
      try FileAccess.makeFolder(folder)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      symlink(path, "\(folder)/link.png")
      link(path, "\(folder)/own.png")
      var place = BoardPlace()
      place.folder = folder
      let name = path.dropFirst(root.count + 1)
      func failure(_ datum: String, _ more: [String: Setting] = [:]) throws -> String? {
        let source: Setting = ["source": ["run": ["echo", .text(datum)]]]
        let own = more.merging(source.entries) { $1 }
        let session = ReadingSession(
          try ReadingSettings<PictureKind>(InstanceSettings(.mapping(own), at: place)), state: nil)
        do throws(SourceFailure) {
          _ = try session.read(at: Date(timeIntervalSince1970: 0)) { _ in nil }
          return nil
        } catch { return error.reason }
      }
      #expect(try failure("own.png") == nil)
      for datum in [path, "../\(name)", "link.png", "\(folder)/../\(name)", "/no/such.png"] {
        #expect(try failure(datum) == "names a picture of another folder", "\(datum)")
      }
      #expect(try failure(path, ["folders": .text(root)]) == nil)
      #expect(try failure("own.png", ["folders": "elsewhere"]) != nil)
      // An entry of a date to come is drawn without another reading.
      let kind = PictureKind(["source": ["run": ["true"]]], at: place)
      let entry = ReadingEntry(date: Date(timeIntervalSince1970: 0), datum: .text(path))
      let drawn = WidgetTesting.picture(columns: 36, rows: 8) { kind.view(of: entry) }
      #expect(drawn.text.contains("names a picture"))
    }
  }

  /// Passes a folder that a program may write.
  private func written(_ body: (String) throws -> Void) throws {
    let folder =
      "\(FileManager.default.temporaryDirectory.path)/widgettui-\(UInt64.random(in: 0...UInt64.max))"
    try FileAccess.makeFolder(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    WrittenFolders.note([folder])
    try body(folder)
  }

  /// What was looked at is decoded, whatever a program puts in its place before that.
  @Test func aPictureThatIsExchangedIsTheOneThatWasFound() throws {
    try picture { path in
      try written { folder in
        let shown = "\(folder)/shown.png"
        try #require(rename(path, shown) == 0)
        let file = try CheckedPicture(shown, in: nil)
        try #require(rename(shown, path) == 0)
        symlink("/etc/hostname", shown)
        #expect(try file.picture(in: .shared).width == 32)
      }
    }
  }

  /// A tile whose picture no reading has decoded looks at the file as a reading does.
  @Test func aLinkThatAProgramMadeIsNotDrawn() throws {
    try picture { path in
      try written { folder in
        symlink(path, "\(folder)/link.png")
        let file: Setting = ["file": .text("\(folder)/link.png")]
        let drawn = Exhibit("picture", PictureKind.self, file, .null)
          .picture(.systemExtraLarge).text
        #expect(drawn.contains("link.png is a link of a program"), "\(drawn)")
        let failure = #expect(throws: SourceFailure.self) {
          try session(file).read(at: Date(timeIntervalSince1970: 0)) { _ in nil }
        }
        #expect(failure?.reason == "link.png is a link of a program")
      }
    }
  }

  /// A picture that cannot be decoded is a failed reading.
  @Test func aPictureThatCannotBeDecodedIsAFailure() throws {
    for setting in [
      ["file": "/etc/hostname"], ["source": ["run": ["echo", "/etc/hostname"]]],
    ] as [Setting] {
      let session = try session(setting)
      let failure = #expect(throws: SourceFailure.self) {
        try session.read(at: Date(timeIntervalSince1970: 0)) { _ in nil }
      }
      #expect(failure?.reason == "“/etc/hostname” is not a PNG, JPEG, GIF or WebP picture")
    }
    #expect(
      !ReadingSettings<PictureKind>.isInline(
        InstanceSettings(["file": "/etc/hostname"], at: BoardPlace())))
  }
}
