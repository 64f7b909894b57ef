import FoundationEssentials
import Glibc
import Testing
import WidgetLayout
import WidgetSettings
import WidgetSources

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
}
