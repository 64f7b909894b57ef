extension GridPicture {
  /// Returns the picture in pixels; `nil` if there are too few of them to show it, as for a code
  /// whose modules would be narrower than a pixel.
  package func pixels(width: Int, height: Int, colors: PixelColors) -> PixelGrid? {
    guard width > 0, height > 0 else { return nil }
    let pixels =
      switch content {
      case .image(let image):
        image.pixels(width: width, height: height, tint: image.tint.map(colors.color))
      case .modules(let code): code.pixels(width: width, height: height)
      case .ring(let ring): ring.pixels(width: width, height: height, colors: colors)
      }
    guard var pixels else { return nil }
    if !veils.isEmpty {
      PixelVeil(veils, in: rect.size, colors: colors).cover(&pixels)
    }
    let ground = colors.ground(ground)
    if let ground { pixels.flatten(on: ground) }
    if isDimmed { pixels.dim(on: ground) }
    return pixels
  }

  /// Returns true if there are enough pixels to show it.
  package func hasPixels(width: Int, height: Int) -> Bool {
    guard width > 0, height > 0 else { return false }
    return switch content {
    case .image: true
    case .modules(let code): code.moduleSize(width: width, height: height) != nil
    case .ring: PixelRing.radius(width: width, height: height) != nil
    }
  }

  /// True for a code to scan, which needs no colours.
  package var isCode: Bool {
    if case .modules = content { true } else { false }
  }
}

extension PixelImage {
  /// Returns the image at a size: each pixel is the mean of those that it covers, or lies between its
  /// neighbours where the image is made larger.
  func pixels(width: Int, height: Int, tint: RGB?) -> PixelGrid? {
    var pixels = PixelGrid(width: width, height: height)
    let columns = Self.samples(of: self.width, in: width)
    let rows = Self.samples(of: self.height, in: height)
    for (y, row) in rows.enumerated() {
      for (x, column) in columns.enumerated() {
        let mean = mean(column, row)
        pixels.set(x, y, tint ?? mean.color, opacity: mean.opacity)
      }
    }
    return pixels
  }

  /// The pixels of one direction that a new pixel takes, with their weights.
  private struct Sample {
    let places: Range<Int>
    /// The weight of the last one of two; `nil` if all weigh the same.
    let last: Int?
  }

  private static func samples(of count: Int, in length: Int) -> [Sample] {
    (0..<length).map { index in
      let start = index * count / length
      let end = (index + 1) * count / length
      if count >= length { return Sample(places: start..<max(start + 1, end), last: nil) }
      let place = (Double(index) + 0.5) * Double(count) / Double(length) - 0.5
      let first = min(max(Int(place.rounded(.down)), 0), count - 1)
      let next = min(first + 1, count - 1)
      return Sample(
        places: first..<next + 1, last: Int(max(0, place - Double(first)) * 256))
    }
  }

  private func mean(_ columns: Sample, _ rows: Sample) -> (color: RGB, opacity: Double) {
    var (red, green, blue, opacity, weights) = (0, 0, 0, 0, 0)
    for y in rows.places {
      let down = Self.weight(y, rows)
      for x in columns.places {
        let weight = down * Self.weight(x, columns)
        let index = (y * width + x) * 4
        let seen = weight * Int(rgba[index + 3])
        red += Int(rgba[index]) * seen
        green += Int(rgba[index + 1]) * seen
        blue += Int(rgba[index + 2]) * seen
        opacity += seen
        weights += weight
      }
    }
    guard opacity > 0, weights > 0 else { return (RGB(0), 0) }
    let color = RGB(
      red: UInt8(red / opacity), green: UInt8(green / opacity), blue: UInt8(blue / opacity))
    return (color, Double(opacity) / Double(weights) / 255)
  }

  private static func weight(_ place: Int, _ sample: Sample) -> Int {
    guard let last = sample.last, sample.places.count == 2 else { return 1 }
    return place == sample.places.lowerBound ? 256 - last : last
  }
}

extension PixelModules {
  /// Returns the code, black on white, with modules of whole pixels in the middle; `nil` if not even
  /// half its clear space fits, with which scanners still read it.
  func pixels(width: Int, height: Int) -> PixelGrid? {
    guard let size = moduleSize(width: width, height: height) else { return nil }
    var pixels = PixelGrid(width: width, height: height)
    pixels.rgba = [UInt8](repeating: 255, count: pixels.rgba.count)
    let left = (width - self.width * size.x) / 2
    let top = size.y > 0 ? (height - rows * size.y) / 2 : 0
    for y in 0..<height {
      let row = size.y > 0 ? Self.module(y - top, size.y) : y * rows / height
      guard (0..<rows).contains(row) else { continue }
      for x in 0..<width {
        let column = Self.module(x - left, size.x)
        guard (0..<self.width).contains(column) else { continue }
        if modules[row * self.width + column] { pixels.set(x, y, RGB(0)) }
      }
    }
    return pixels
  }

  private static func module(_ place: Int, _ size: Int) -> Int { place < 0 ? -1 : place / size }

  /// Returns the pixels of a module; a height of 0 stands for bars that fill the room.
  func moduleSize(width: Int, height: Int) -> (x: Int, y: Int)? {
    // Most of the clear space is enough for any scanner, half of it for many.
    for quiet in [(quiet * 4 + 4) / 5, (quiet + 1) / 2] {
      let across = width / (self.width + 2 * quiet)
      let down = height / (rows + 2 * quiet)
      if isMatrix, min(across, down) > 1 { return (min(across, down), min(across, down)) }
      // Each row of a stacked code has to be seen.
      if !isMatrix, across > 0, height >= rows * 2 { return (across, 0) }
    }
    let side = min(width / (self.width + quiet), height / (rows + quiet))
    return isMatrix && side > 0 ? (side, side) : nil
  }
}
