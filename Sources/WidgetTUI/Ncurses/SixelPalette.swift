import WidgetLayout

/// The colours of a sixel picture: its own if it has few, otherwise the means of the boxes into which
/// its colours are cut, each time across the longest side of the fullest box. What a pixel's colour lacks then is
/// passed on to its neighbours, by the shares of Floyd and Steinberg, so that ramps have no steps.
struct SixelPalette {
  private(set) var colors: [RGB] = []
  /// The colour of each pixel; `nil` for a transparent one.
  private(set) var places: [UInt8?] = []

  /// Creates the palette of pixels; those that are mostly transparent have no colour.
  init(_ pixels: PixelGrid, most: Int) {
    let bins = Self.bins(of: pixels)
    var members = (0..<1 << 15).map { Box.Member(bin: $0) }
    for (index, bin) in bins.enumerated() where bin >= 0 {
      members[Int(bin)].add(pixels.rgba, index * 4)
    }
    members.removeAll { $0.count == 0 }
    var boxes = [Box(members: members)]
    while boxes.count < most, let index = Box.fullest(of: boxes) {
      let halves = boxes[index].halves
      boxes[index] = halves.0
      boxes.append(halves.1)
    }
    var numbers = [UInt8](repeating: 0, count: 1 << 15)
    for (number, box) in boxes.enumerated() {
      colors.append(box.mean)
      for member in box.members { numbers[member.bin] = UInt8(number) }
    }
    places =
      members.count <= most
      ? bins.map { $0 < 0 ? nil : numbers[Int($0)] } : diffused(pixels, bins)
  }

  /// Returns the colours of pixels among those of the palette, each as near as its neighbours before it leave it.
  private func diffused(_ pixels: PixelGrid, _ bins: [Int16]) -> [UInt8?] {
    let own = colors.map { SIMD3(Int32($0.red), Int32($0.green), Int32($0.blue)) }
    // The nearest colour of each bin that was asked for.
    var nearest = [Int](repeating: -1, count: 1 << 15)
    var result = [UInt8?](repeating: nil, count: bins.count)
    // What is passed on, in sixteenths, with a column at either side.
    var (row, next) = (Self.noShares(pixels.width), Self.noShares(pixels.width))
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where bins[y * pixels.width + x] >= 0 {
        let index = y * pixels.width + x
        let wanted = (Self.color(pixels.rgba, index * 4) &+ row[x + 1] / 16)
          .clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255))
        let bin = Int((wanted.x >> 3) << 10 | (wanted.y >> 3) << 5 | wanted.z >> 3)
        if nearest[bin] < 0 { nearest[bin] = Self.nearest(to: wanted, of: own) }
        result[index] = UInt8(nearest[bin])
        let rest = wanted &- own[nearest[bin]]
        row[x + 2] &+= rest &* 7
        next[x] &+= rest &* 3
        next[x + 1] &+= rest &* 5
        next[x + 2] &+= rest
      }
      (row, next) = (next, Self.noShares(pixels.width))
    }
    return result
  }

  private static func noShares(_ width: Int) -> [SIMD3<Int32>] {
    Array(repeating: .zero, count: width + 2)
  }

  private static func nearest(to wanted: SIMD3<Int32>, of colors: [SIMD3<Int32>]) -> Int {
    colors.indices.min { first, second in
      let (one, other) = (colors[first] &- wanted, colors[second] &- wanted)
      return (one &* one).wrappedSum() < (other &* other).wrappedSum()
    } ?? 0
  }

  private static func color(_ rgba: [UInt8], _ index: Int) -> SIMD3<Int32> {
    SIMD3(Int32(rgba[index]), Int32(rgba[index + 1]), Int32(rgba[index + 2]))
  }

  /// Returns the bins of all pixels' colours, which have the five upper bits of each part; -1 for a pixel that is
  /// mostly transparent.
  private static func bins(of pixels: PixelGrid) -> [Int16] {
    let rgba = pixels.rgba
    return stride(from: 0, to: rgba.count, by: 4).map { index in
      guard rgba[index + 3] >= 128 else { return -1 }
      return Int16(rgba[index] >> 3) << 10 | Int16(rgba[index + 1] >> 3) << 5
        | Int16(rgba[index + 2] >> 3)
    }
  }

  /// Some colours that become one.
  private struct Box {
    /// A colour and its number of pixels.
    struct Member {
      let bin: Int
      var count = 0
      var sums = SIMD3<Int>()

      init(bin: Int) { self.bin = bin }

      mutating func add(_ rgba: [UInt8], _ index: Int) {
        count += 1
        sums &+= SIMD3(Int(rgba[index]), Int(rgba[index + 1]), Int(rgba[index + 2]))
      }

      func part(_ axis: Int) -> Int { bin >> (10 - 5 * axis) & 31 }
    }

    var members: [Member]

    var count: Int { members.reduce(0) { $0 + $1.count } }

    /// The axis along which the colours differ most, and how much.
    var longest: (axis: Int, length: Int) {
      (0..<3).map { axis in
        let parts = members.map { $0.part(axis) }
        return (axis, (parts.max() ?? 0) - (parts.min() ?? 0))
      }.max { $0.1 < $1.1 } ?? (0, 0)
    }

    var mean: RGB {
      let count = max(1, count)
      let sums = members.reduce(SIMD3<Int>()) { $0 &+ $1.sums }
      return RGB(
        red: UInt8(sums.x / count), green: UInt8(sums.y / count), blue: UInt8(sums.z / count))
    }

    /// The box cut where half its pixels are on each side.
    var halves: (Box, Box) {
      let axis = longest.axis
      let sorted = members.sorted { ($0.part(axis), $0.bin) < ($1.part(axis), $1.bin) }
      let half = count / 2
      var (seen, end) = (0, 0)
      while end < sorted.count - 1, end == 0 || seen + sorted[end].count <= half {
        seen += sorted[end].count
        end += 1
      }
      return (Box(members: Array(sorted[..<end])), Box(members: Array(sorted[end...])))
    }

    /// Returns the index of the box that is cut next; `nil` if each has one colour.
    static func fullest(of boxes: [Box]) -> Int? {
      boxes.indices.filter { boxes[$0].members.count > 1 }.max {
        boxes[$0].count * (boxes[$0].longest.length + 1)
          < boxes[$1].count * (boxes[$1].longest.length + 1)
      }
    }
  }
}
