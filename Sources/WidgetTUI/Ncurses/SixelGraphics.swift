import WidgetLayout

/// Pictures in DEC's sixels: bands of six rows, for each colour the pixels that have it.
enum SixelGraphics {
  /// The rows of a band.
  static let band = 6

  /// Returns what shows pixels from the cursor on; transparent ones leave what is there.
  static func picture(_ pixels: PixelGrid, colors: Int) -> String {
    let palette = SixelPalette(pixels, most: colors)
    var text = "\u{1B}P0;1q\"1;1;\(pixels.width);\(pixels.height)"
    for (number, color) in palette.colors.enumerated() {
      text += "#\(number);2;\(percent(color.red));\(percent(color.green));\(percent(color.blue))"
    }
    for top in stride(from: 0, to: pixels.height, by: band) {
      if top > 0 { text += "-" }
      text += rows(from: top, of: pixels, palette)
    }
    return text + "\u{1B}\\"
  }

  private static func percent(_ part: UInt8) -> Int { (Int(part) * 100 + 127) / 255 }

  /// Returns a band: for each of its colours a pass over all columns.
  private static func rows(
    from top: Int, of pixels: PixelGrid, _ palette: SixelPalette
  ) -> String {
    var passes: [UInt8: [UInt8]] = [:]
    for y in top..<min(top + band, pixels.height) {
      for x in 0..<pixels.width {
        guard let color = palette.places[y * pixels.width + x] else { continue }
        passes[color, default: [UInt8](repeating: 0, count: pixels.width)][x] |= 1 << (y - top)
      }
    }
    return passes.sorted { $0.key < $1.key }.map { "#\($0.key)" + runs(of: $0.value) }
      .joined(separator: "$")
  }

  /// Returns columns, each as the character of its six pixels, equal ones with their number.
  private static func runs(of columns: [UInt8]) -> String {
    var text = ""
    let end = (columns.lastIndex { $0 != 0 } ?? -1) + 1
    var start = 0
    while start < end {
      var next = start + 1
      while next < end, columns[next] == columns[start] { next += 1 }
      let character = String(Unicode.Scalar(columns[start] + 63))
      let count = next - start
      text += count > 3 ? "!\(count)\(character)" : String(repeating: character, count: count)
      start = next
    }
    return text
  }
}
