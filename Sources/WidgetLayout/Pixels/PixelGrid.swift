/// Pixels row by row from the top, four bytes each: red, green, blue and opacity.
package struct PixelGrid: Sendable, Equatable {
  package let width: Int
  package let height: Int
  package internal(set) var rgba: [UInt8]

  /// Creates transparent pixels.
  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    rgba = [UInt8](repeating: 0, count: self.width * self.height * 4)
  }

  /// Sets a pixel, with an opacity from 0 to 1.
  mutating func set(_ x: Int, _ y: Int, _ color: RGB, opacity: Double = 1) {
    let index = (y * width + x) * 4
    rgba[index] = color.red
    rgba[index + 1] = color.green
    rgba[index + 2] = color.blue
    rgba[index + 3] = UInt8(min(max(opacity, 0), 1) * 255 + 0.5)
  }

  /// Returns a part of the pixels, which must lie within them.
  package func part(x: Int, y: Int, width: Int, height: Int) -> PixelGrid {
    var part = PixelGrid(width: width, height: height)
    part.rgba = []
    part.rgba.reserveCapacity(width * height * 4)
    for row in y..<y + height {
      let start = (row * self.width + x) * 4
      part.rgba += rgba[start..<start + width * 4]
    }
    return part
  }

  /// The pixels without their opacity, three bytes each; `nil` if one is not opaque.
  package var opaqueColors: [UInt8]? {
    var colors = [UInt8](repeating: 0, count: width * height * 3)
    var next = 0
    for index in stride(from: 0, to: rgba.count, by: 4) {
      guard rgba[index + 3] == 255 else { return nil }
      colors[next] = rgba[index]
      colors[next + 1] = rgba[index + 1]
      colors[next + 2] = rgba[index + 2]
      next += 3
    }
    return colors
  }

  /// Mixes all pixels half with a colour, or halves their opacity if there is none.
  mutating func dim(on ground: RGB?) {
    for index in stride(from: 0, to: rgba.count, by: 4) {
      guard let ground else {
        rgba[index + 3] /= 2
        continue
      }
      rgba[index] = UInt8((Int(rgba[index]) + Int(ground.red)) / 2)
      rgba[index + 1] = UInt8((Int(rgba[index + 1]) + Int(ground.green)) / 2)
      rgba[index + 2] = UInt8((Int(rgba[index + 2]) + Int(ground.blue)) / 2)
    }
  }

  /// Draws all pixels on a colour, after which none is transparent.
  mutating func flatten(on ground: RGB) {
    for index in stride(from: 0, to: rgba.count, by: 4) {
      let opacity = Int(rgba[index + 3])
      for (offset, part) in [ground.red, ground.green, ground.blue].enumerated() {
        let value = Int(rgba[index + offset]) * opacity + Int(part) * (255 - opacity)
        rgba[index + offset] = UInt8((value + 127) / 255)
      }
      rgba[index + 3] = 255
    }
  }
}
