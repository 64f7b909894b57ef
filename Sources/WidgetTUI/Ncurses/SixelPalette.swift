import WidgetLayout

/// The colours of a sixel picture: its own if it has few, otherwise the means of the boxes into which
/// its colours are cut, each time across the longest side of the fullest box.
struct SixelPalette {
  private(set) var colors: [RGB] = []
  /// The colour of each pixel; `nil` for a transparent one.
  private(set) var places: [UInt8?] = []

  /// Creates the palette of pixels; those that are mostly transparent have no colour.
  init(_ pixels: PixelGrid, most: Int) {
    let bins = (0..<pixels.width * pixels.height).map { Self.bin(pixels.rgba, $0 * 4) }
    var counts: [Int: Box.Member] = [:]
    for (index, bin) in bins.enumerated() where bin >= 0 {
      counts[bin, default: Box.Member(bin: bin)].add(pixels.rgba, index * 4)
    }
    var boxes = [Box(members: counts.values.sorted { $0.bin < $1.bin })]
    while boxes.count < most, let index = Box.fullest(of: boxes) {
      let halves = boxes[index].halves
      boxes[index] = halves.0
      boxes.append(halves.1)
    }
    var numbers: [Int: UInt8] = [:]
    for (number, box) in boxes.enumerated() {
      colors.append(box.mean)
      for member in box.members { numbers[member.bin] = UInt8(number) }
    }
    places = bins.map { numbers[$0] }
  }

  /// Returns the bin of a pixel's colour, which has the five upper bits of each part; -1 if it is
  /// mostly transparent.
  private static func bin(_ rgba: [UInt8], _ index: Int) -> Int {
    guard rgba[index + 3] >= 128 else { return -1 }
    return Int(rgba[index] >> 3) << 10 | Int(rgba[index + 1] >> 3) << 5 | Int(rgba[index + 2] >> 3)
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
