/// A picture in memory: pixels row by row from the top, each as red, green, blue and opacity.
///
/// Pictures are passed in as values: code that draws cells opens no files.
public struct Picture: Sendable, Hashable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows of pixels.
  public let height: Int
  /// The bytes of the pixels, four for each.
  public let rgba: [UInt8]

  /// Creates a picture from its bytes; `nil` if they are not four for each pixel, or if there are
  /// no pixels.
  public init?(width: Int, height: Int, rgba: [UInt8]) {
    // No memory holds larger pictures, and the limit keeps the product from overflowing.
    guard width > 0, height > 0, width < 1 << 20, height < 1 << 20,
      rgba.count == width * height * 4
    else { return nil }
    self.width = width
    self.height = height
    self.rgba = rgba
  }
}

/// The mean colour of some pixels, with components from 0 to 255.
struct PixelMean: Equatable {
  var red = 0.0
  var green = 0.0
  var blue = 0.0
  /// The opacity from 0 to 255.
  var opacity = 0.0

  var rgb: RGB {
    func byte(_ value: Double) -> UInt8 { UInt8(min(max(value + 0.5, 0), 255)) }
    return RGB(red: byte(red), green: byte(green), blue: byte(blue))
  }

  var isSeen: Bool { opacity >= 128 }

  /// Returns the difference of two colours, weighted for the eye, which is most sensitive to green
  /// and least to blue.
  func difference(to other: PixelMean) -> Double {
    let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
    return 0.3 * r * r + 0.6 * g * g + 0.1 * b * b
  }

  /// Returns the mean of several colours, weighted by their opacity.
  static func mean(of means: [PixelMean]) -> PixelMean {
    var sum = PixelMean()
    var weight = 0.0
    for mean in means {
      sum.red += mean.red * mean.opacity
      sum.green += mean.green * mean.opacity
      sum.blue += mean.blue * mean.opacity
      weight += mean.opacity
    }
    guard weight > 0 else { return PixelMean() }
    return PixelMean(
      red: sum.red / weight, green: sum.green / weight, blue: sum.blue / weight,
      opacity: weight / Double(means.count))
  }
}

extension Picture {
  /// Returns the mean colour in a part of the picture, in pixels; at least of the pixel at its
  /// centre.
  func mean(in rect: ShapeRect) -> PixelMean {
    let columns = Self.pixels(from: rect.minX, to: rect.maxX, of: width)
    let rows = Self.pixels(from: rect.minY, to: rect.maxY, of: height)
    var (red, green, blue, opacity) = (0, 0, 0, 0)
    for y in rows {
      for x in columns {
        let index = (y * width + x) * 4
        let weight = Int(rgba[index + 3])
        red += Int(rgba[index]) * weight
        green += Int(rgba[index + 1]) * weight
        blue += Int(rgba[index + 2]) * weight
        opacity += weight
      }
    }
    guard opacity > 0 else { return PixelMean() }
    let weight = Double(opacity)
    return PixelMean(
      red: Double(red) / weight, green: Double(green) / weight, blue: Double(blue) / weight,
      opacity: weight / Double(rows.count * columns.count))
  }

  private static func pixels(from start: Double, to end: Double, of count: Int) -> Range<Int> {
    let first = Int(start.rounded())
    let last = Int(end.rounded())
    if first < last { return max(0, first)..<max(max(0, first), min(last, count)) }
    let middle = min(max(Int((start + end) / 2), 0), count - 1)
    return middle..<middle + 1
  }
}
