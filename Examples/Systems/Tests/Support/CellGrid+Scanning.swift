import FoundationEssentials
import Glibc
import Testing
import WidgetLayout
import WidgetSources

extension CellGrid {
  /// Returns what a scanner reads in the picture, where each cell is 8 × 16 points:
  /// `QR-Code:HELLO`.
  func scanned() throws -> String {
    let (width, height) = (size.width * 8, size.height * 16)
    let pixels = (0..<width * height).map {
      isDark(atX: $0 % width, y: $0 / width) ? 0 : 255 as UInt8
    }
    let folder = FileManager.default.temporaryDirectory.path
    let path = "\(folder)/widgettui-scan-\(UInt64.random(in: 0...UInt64.max)).pgm"
    defer { unlink(path) }
    try Data(Array("P5 \(width) \(height) 255\n".utf8) + pixels).write(to: URL(filePath: path))
    let text = try Command(["zbarimg", "-q", path], environment: .own).output(exits: [0, 4]).text
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Returns true if a point is dark; anything not drawn on white is light.
  private func isDark(atX x: Int, y: Int) -> Bool {
    let cell = self[x / 8, y / 16]
    guard styles[Int(cell.style)].background == .rgb(RGB(0xff_ffff)) else { return false }
    switch cell.content {
    case 0x2588: return true
    case 0x2580: return y % 16 < 8
    case 0x2584: return y % 16 >= 8
    case 0x258C: return x % 8 < 4
    case 0x2590: return x % 8 >= 4
    default: return false
    }
  }
}
