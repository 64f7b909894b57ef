import FoundationEssentials
import Glibc
import Testing
import WidgetLayout
import WidgetSettings
import WidgetSources

@testable import WidgetCatalog

/// Tests that read symbols back from the cells in which they are drawn.
@MainActor
@Suite("Barcodes")
struct BarcodeTests {
  @Test(
    arguments: [
      ("qr", "https://example.org/päth?q=1", "QR-Code:https://example.org/päth?q=1"),
      ("code128", "A-4711", "CODE-128:A-4711"), ("ean13", "590123412345", "EAN-13:5901234123457"),
      ("code39", "WIDGET", "CODE-39:WIDGET"), ("itf", "12345678", "I2/5:12345678"),
    ])
  func scannersReadThem(code: String, text: String, expected: String) throws {
    let exhibit = Exhibit(
      code, BarcodeKind.self, ["code": .text(code), "caption": "no"], .text(text))
    let grid = exhibit.picture(.systemExtraLarge, size: Size(width: 120, height: 30))
    #expect(try scanned(grid) == expected)
  }

  @Test func theLeastRoomIsEnough() throws {
    let exhibit = Exhibit("qr", QRKind.self, [:], "HELLO")
    #expect(
      exhibit.picture(.systemLarge, size: Size(width: 24, height: 13)).text
        .contains("needs 25×13 cells"))
    #expect(
      try scanned(exhibit.picture(.systemLarge, size: Size(width: 25, height: 13)))
        == "QR-Code:HELLO")
  }

  @Test(arguments: [
    ("ean13", "no digits", "Invalid character in data (digits and \"+\" only)"),
    ("qr", "", "there is no text"),
  ])
  func whatCannotBeEncodedIsSaid(code: String, text: String, expected: String) throws {
    let symbology = try #require(Symbology(code))
    guard case .failure(let error) = symbology.symbol(of: text) else {
      Issue.record("it was encoded")
      return
    }
    #expect(error.reason == expected)
  }

  @Test func symbologiesHaveNames() {
    #expect(Symbology.all.map(\.name).contains("datamatrix"))
    #expect(Symbology("nothing") == nil)
    for symbology in Symbology.all {
      if case .success(let symbol) = symbology.symbol(of: "12345670") {
        #expect(symbol.modules.contains(true) && symbol.width > 0)
      }
    }
  }

  /// Returns the text that zbarimg reads in a picture of the grid, where each cell is 8 × 16
  /// points.
  private func scanned(_ grid: CellGrid) throws -> String {
    let (width, height) = (grid.size.width * 8, grid.size.height * 16)
    var pixels = [UInt8](repeating: 255, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let cell = grid[x / 8, y / 16]
        guard grid.styles[Int(cell.style)].background == .rgb(RGB(0xff_ffff)) else { continue }
        let (isLeft, isUpper) = (x % 8 < 4, y % 16 < 8)
        let isDark =
          switch cell.content {
          case 0x2588: true
          case 0x2580: isUpper
          case 0x2584: !isUpper
          case 0x258C: isLeft
          case 0x2590: !isLeft
          default: false
          }
        pixels[y * width + x] = isDark ? 0 : 255
      }
    }
    let folder = FileManager.default.temporaryDirectory.path
    let path = "\(folder)/widgettui-scan-\(UInt64.random(in: 0...UInt64.max)).pgm"
    defer { unlink(path) }
    let file = try #require(fopen(path, "w"))
    let bytes = Array("P5 \(width) \(height) 255\n".utf8) + pixels
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    let pipe = try #require(popen("zbarimg -q \(path) 2>/dev/null", "r"))
    defer { pclose(pipe) }
    var output = [UInt8](repeating: 0, count: 4096)
    let count = fread(&output, 1, output.count, pipe)
    return String(decoding: output[..<count], as: UTF8.self).trimmed
  }

  /// People compare the text with what a scanner reads.
  @Test(arguments: [
    ("itf", "12345", "012345"), ("code39", "abc", "ABC"),
    ("ean13", "123456789012", "1234567890128"),
    ("code128", "abc", "abc"), ("ean13", "5", "ean13 takes 12 or 13 digits, found 1"),
    ("ean8", "123456789012", "ean8 takes 7 or 8 digits, found 12"),
  ])
  @MainActor func theCaptionIsWhatAScannerReads(code: String, text: String, caption: String) {
    let picture = Exhibit("code", BarcodeKind.self, ["code": .text(code)], .text(text))
      .picture(.systemLarge, size: Size(width: 80, height: 12)).text
    let rows = picture.split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }
    #expect(rows.contains { $0.hasPrefix(caption) }, "\(picture)")
  }
}
