/// Six rows of a picture in sixels: for each of its colours a pass over the columns.
struct SixelBand {
  /// The rows of a band.
  static let height = 6

  private let width: Int
  /// For each colour and column a byte, whose bits are the rows that have the colour there.
  private var bits: [UInt8]
  /// For each colour the columns from the first to the last that have it.
  private var extents: [Range<Int>?]

  init(colors: Int, width: Int) {
    self.width = width
    bits = [UInt8](repeating: 0, count: colors * width)
    extents = [Range<Int>?](repeating: nil, count: colors)
  }

  /// Reads some rows, at most six, from the colours of all pixels.
  mutating func read(_ places: [UInt8?], from top: Int, to bottom: Int) {
    clear()
    for y in top..<bottom {
      let bit: UInt8 = 1 << (y - top)
      for x in 0..<width {
        guard let color = places[y * width + x] else { continue }
        let number = Int(color)
        bits[number * width + x] |= bit
        if let extent = extents[number] {
          if !extent.contains(x) {
            extents[number] = min(extent.lowerBound, x)..<max(extent.upperBound, x + 1)
          }
        } else {
          extents[number] = x..<x + 1
        }
      }
    }
  }

  private mutating func clear() {
    for (number, extent) in extents.enumerated() {
      guard let extent else { continue }
      for x in extent { bits[number * width + x] = 0 }
      extents[number] = nil
    }
  }

  /// Writes the passes of all colours that the rows have.
  func write(to bytes: inout [UInt8]) {
    var isFirst = true
    for (number, extent) in extents.enumerated() {
      guard let extent else { continue }
      if !isFirst { bytes.append(UInt8(ascii: "$")) }
      isFirst = false
      bytes.append(UInt8(ascii: "#"))
      bytes += String(number).utf8
      Self.write(0, count: extent.lowerBound, to: &bytes)
      write(extent, of: number, to: &bytes)
    }
  }

  /// Writes columns, each as the character of its six pixels, equal ones with their number.
  private func write(_ columns: Range<Int>, of color: Int, to bytes: inout [UInt8]) {
    let (row, end) = (color * width, columns.upperBound)
    var start = columns.lowerBound
    while start < end {
      let value = bits[row + start]
      var next = start + 1
      while next < end, bits[row + next] == value { next += 1 }
      Self.write(value, count: next - start, to: &bytes)
      start = next
    }
  }

  private static func write(_ value: UInt8, count: Int, to bytes: inout [UInt8]) {
    if count > 3 {
      bytes.append(UInt8(ascii: "!"))
      bytes += String(count).utf8
      bytes.append(value + 63)
    } else {
      for _ in 0..<count { bytes.append(value + 63) }
    }
  }
}
