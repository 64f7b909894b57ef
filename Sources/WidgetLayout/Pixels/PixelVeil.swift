/// Transparent paints over the cells of a picture, which change smoothly from one cell's middle to the
/// next one's.
struct PixelVeil {
  private let size: Size
  /// Red, green and blue, each multiplied by the opacity, and the opacity.
  private let cells: [SIMD4<Float>]

  init(_ paints: [Paint], in size: Size, colors: PixelColors) {
    self.size = size
    var known: [Paint: SIMD4<Float>] = [.none: SIMD4<Float>()]
    cells = paints.map { paint in
      if let cell = known[paint] { return cell }
      let color = colors.color(of: paint.withFade(0))
      let opacity = Float(paint.opacity)
      let cell =
        SIMD4<Float>(Float(color.red), Float(color.green), Float(color.blue), 1) * opacity
      known[paint] = cell
      return cell
    }
  }

  /// Draws the paints over pixels.
  func cover(_ pixels: inout PixelGrid) {
    let columns = Self.samples(of: size.width, in: pixels.width)
    let rows = Self.samples(of: size.height, in: pixels.height)
    for (y, row) in rows.enumerated() {
      for (x, column) in columns.enumerated() {
        let upper = mixed(row.first, column)
        let veil = upper + (mixed(row.next, column) - upper) * row.part
        guard veil.w > 0 else { continue }
        let index = (y * pixels.width + x) * 4
        let before = Float(pixels.rgba[index + 3]) / 255
        let opacity = veil.w + before * (1 - veil.w)
        for part in 0..<3 {
          let color = veil[part] + Float(pixels.rgba[index + part]) * before * (1 - veil.w)
          pixels.rgba[index + part] = UInt8(min(255, color / opacity + 0.5))
        }
        pixels.rgba[index + 3] = UInt8(min(255, opacity * 255 + 0.5))
      }
    }
  }

  /// The two cells between whose middles a pixel lies, and how near it is to the second.
  private struct Sample {
    let first: Int
    let next: Int
    let part: Float
  }

  private static func samples(of count: Int, in length: Int) -> [Sample] {
    (0..<length).map { index in
      let place = (Float(index) + 0.5) * Float(count) / Float(length) - 0.5
      let first = min(max(Int(place.rounded(.down)), 0), count - 1)
      return Sample(
        first: first, next: min(first + 1, count - 1), part: min(max(place - Float(first), 0), 1))
    }
  }

  private func mixed(_ row: Int, _ column: Sample) -> SIMD4<Float> {
    let first = cells[row * size.width + column.first]
    return first + (cells[row * size.width + column.next] - first) * column.part
  }
}
