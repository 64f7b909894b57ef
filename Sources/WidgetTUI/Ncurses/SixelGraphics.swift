package import WidgetLayout

/// Pictures in DEC's sixels: bands of six rows, for each colour the pixels that have it.
package enum SixelGraphics {
  /// Returns what shows pixels from the cursor on; transparent ones leave what is there.
  package static func picture(_ pixels: PixelGrid, colors: Int) -> String {
    let palette = SixelPalette(pixels, most: colors)
    var text = "\u{1B}P0;1q\"1;1;\(pixels.width);\(pixels.height)"
    for (number, color) in palette.colors.enumerated() {
      text += "#\(number);2;\(percent(color.red));\(percent(color.green));\(percent(color.blue))"
    }
    var bytes = Array(text.utf8)
    var band = SixelBand(colors: palette.colors.count, width: pixels.width)
    for top in stride(from: 0, to: pixels.height, by: SixelBand.height) {
      if top > 0 { bytes.append(UInt8(ascii: "-")) }
      band.read(palette.places, from: top, to: min(top + SixelBand.height, pixels.height))
      band.write(to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self) + "\u{1B}\\"
  }

  private static func percent(_ part: UInt8) -> Int { (Int(part) * 100 + 127) / 255 }
}
