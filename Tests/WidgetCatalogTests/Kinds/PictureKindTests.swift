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
