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
  /// Passes the path of a file that is red on the left and blue on the right.
  private func picture(_ body: (String) throws -> Void) throws {
    let path =
      "\(FileManager.default.temporaryDirectory.path)/widgettui-\(UInt64.random(in: 0...UInt64.max)).ppm"
    defer { unlink(path) }
    let file = try #require(fopen(path, "w"))
    let row =
      [UInt8](repeating: 0, count: 0) + (0..<32).flatMap { $0 < 16 ? [255, 0, 0] : [0, 0, 255] }
    let bytes = Array("P6 32 32 255\n".utf8) + (0..<32).flatMap { _ in row }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
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
    #expect(text.contains("is no picture that can be read"))
  }
}
