import Testing
import WidgetLayout

@testable import WidgetTUI

/// Sixels, read back by a decoder of their own.
@Suite("Sixels") struct SixelGraphicsTests {
  fileprivate func grid(
    _ width: Int, _ height: Int, _ color: (Int, Int) -> (UInt8, UInt8, UInt8)?
  ) throws -> PixelGrid {
    var rgba: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let parts = color(x, y)
        rgba += parts.map { [$0.0, $0.1, $0.2, 255] } ?? [0, 0, 0, 0]
      }
    }
    let image = try #require(PixelImage(width: width, height: height, rgba: rgba))
    let picture = GridPicture(
      .image(image), in: Rect(x: 0, y: 0, width: 1, height: 1), on: .none)
    let colors = PixelColors(theme: Theme(name: "plain"), background: nil)
    return try #require(picture.pixels(width: width, height: height, colors: colors))
  }

  @Test func twoColors() throws {
    let pixels = try grid(10, 7) { x, y in y < 6 ? (255, 0, 0) : x < 2 ? (0, 0, 255) : nil }
    #expect(
      SixelGraphics.picture(pixels, colors: 16)
        == "\u{1B}P0;1q\"1;1;10;7#0;2;0;0;100#1;2;100;0;0#1!10~-#0@@\u{1B}\\")
  }

  /// A terminal of few colours gets the nearest of as many.
  @Test(arguments: [2, 16, 256])
  func aPictureIsReadBack(colors: Int) throws {
    let pixels = try grid(40, 20) { x, y in
      x == 3 && y == 3 ? nil : (UInt8(x * 6), UInt8(y * 12), x < 20 ? 40 : 200)
    }
    let decoded = try #require(SixelReader(SixelGraphics.picture(pixels, colors: colors)))
    #expect(decoded.colors <= colors)
    var (difference, blocks) = (0, [Int](repeating: 0, count: 64))
    for y in 0..<20 {
      for x in 0..<40 {
        let index = (y * 40 + x) * 4
        let read = decoded.pixels[y * 40 + x]
        #expect((read == nil) == (x == 3 && y == 3))
        guard let read else { continue }
        let parts = [
          Int(read.red) - Int(pixels.rgba[index]), Int(read.green) - Int(pixels.rgba[index + 1]),
        ]
        difference += abs(parts[0]) + abs(parts[1])
        for part in 0..<2 { blocks[(y / 5 * 8 + x / 5) * 2 + part] += parts[part] }
      }
    }
    #expect(difference / 800 < [2: 150, 16: 60, 256: 9][colors] ?? 0)
    // From afar, it is the picture: a part of it has the colours that it should have, in the mean of its pixels.
    let mean = blocks.reduce(0) { $0 + abs($1) / 25 } / blocks.count
    #expect(mean < [2: 50, 16: 7, 256: 1][colors] ?? 0)
  }
}

extension SixelGraphicsTests {
  /// A ramp in a few greys has no steps: each part of it is as bright as it should be.
  @Test func aRampHasNoSteps() throws {
    let pixels = try grid(128, 24) { x, _ in (UInt8(2 * x), UInt8(2 * x), UInt8(2 * x)) }
    let decoded = try #require(SixelReader(SixelGraphics.picture(pixels, colors: 4)))
    // The darkest and the brightest grey are means, beyond which nothing is brighter or darker.
    for left in stride(from: 24, to: 104, by: 8) {
      let reds = (0..<24 * 8).compactMap { index in
        decoded.pixels[index / 8 * 128 + left + index % 8].map { Int($0.red) }
      }
      let mean = reds.reduce(0, +) / reds.count
      #expect(abs(mean - 2 * left - 7) < 12, "at \(left): \(mean)")
    }
  }
}

/// A decoder of sixels for tests.
private struct SixelReader {
  var pixels: [RGB?]
  var colors = 0
  private var palette: [Int: RGB] = [:]

  init?(_ text: String) {
    guard let start = text.range(of: "q\"") else { return nil }
    var rest = Substring(text[start.upperBound...])
    let size = Self.numbers(&rest)
    guard size.count == 4 else { return nil }
    let width = size[2]
    pixels = Array(repeating: nil, count: width * size[3])
    var (x, top, color, count) = (0, 0, 0, 1)
    while let character = rest.popFirst(), character != "\u{1B}" {
      switch character {
      case "#":
        let numbers = Self.numbers(&rest)
        color = numbers[0]
        if numbers.count == 5 {
          let parts = numbers[2...].map { UInt8($0 * 255 / 100) }
          palette[color] = RGB(red: parts[0], green: parts[1], blue: parts[2])
        }
      case "!": count = Self.numbers(&rest)[0]
      case "$": x = 0
      case "-": (x, top) = (0, top + 6)
      default:
        guard let value = character.asciiValue, (63...126).contains(value) else { return nil }
        for _ in 0..<count {
          for row in 0..<6 where (value - 63) & 1 << row != 0 {
            pixels[(top + row) * width + x] = palette[color]
          }
          x += 1
        }
        count = 1
      }
    }
    colors = palette.count
  }

  private static func numbers(_ rest: inout Substring) -> [Int] {
    let text = rest.prefix { $0.isNumber || $0 == ";" }
    rest = rest.dropFirst(text.count)
    return text.split(separator: ";").compactMap { Int($0) }
  }
}
