import WidgetTesting

/// The expected colours of a picture that fills a tile, computed from its file alone: the mean
/// colour behind each cell.
struct ExpectedPicture {
  let colors: [[PaintedScreen.Color]]

  // The sandbox's files have three bytes for each pixel, in unfiltered rows. A cell is 8 × 16
  // points; the picture fills the space and is centred.
  private static let script = """
    import struct, sys, urllib.request, zlib
    address, columns, rows = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    data = urllib.request.urlopen(address, timeout=20).read()
    width, height = struct.unpack(">II", data[16:24])
    packed, at = b"", 8
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at : at + 8])
        packed += data[at + 8 : at + 8 + size] if kind == b"IDAT" else b""
        at += 12 + size
    pixels = zlib.decompress(packed)
    scale = max(columns * 8 / width, rows * 16 / height)
    left, top = (width - columns * 8 / scale) / 2, (height - rows * 16 / scale) / 2
    def places(start, step, index, most):
        first = int(start + step * index)
        return range(first, max(first + 1, min(most, int(start + step * (index + 1)))))
    for y in range(rows):
        for x in range(columns):
            sums, count = [0, 0, 0], 0
            for py in places(top, 16 / scale, y, height):
                for px in places(left, 8 / scale, x, width):
                    place = py * (1 + 3 * width) + 1 + 3 * px
                    sums = [a + b for a, b in zip(sums, pixels[place : place + 3])]
                    count += 1
            print(*(value / count for value in sums))
    """

  /// Creates the picture at an address (`http:` or `file:`) in a number of cells.
  init(_ address: String, columns: Int, rows: Int) async throws {
    let outcome = try await Program("python3").run(
      ["-c", Self.script, address, "\(columns)", "\(rows)"], timeout: .seconds(30))
    let cells = outcome.standardOutput.split(separator: "\n").map { line in
      let parts = line.split(separator: " ").compactMap { Double($0) }
      return PaintedScreen.Color(parts[0], parts[1], parts[2])
    }
    guard outcome.ending == .exited(0), cells.count == columns * rows else {
      throw UnreadPicture(address: address, reason: outcome.standardError)
    }
    colors = (0..<rows).map { Array(cells[$0 * columns..<($0 + 1) * columns]) }
  }

  /// Returns the difference from the shown colours in some rows of the tile, from 0 to 255: that of
  /// the worst channel, averaged over eighths of the width. Infinite if a cell shows no picture.
  func difference(from shown: [[PaintedScreen.Color?]], rows: Range<Int>) -> Double {
    let columns = colors[0].count
    var worst = 0.0
    for part in 0..<8 {
      let places = part * columns / 8..<(part + 1) * columns / 8
      var sum = PaintedScreen.Color()
      for row in rows {
        for column in places {
          guard let color = shown[row][column] else { return .infinity }
          sum += color - colors[row][column]
        }
      }
      let mean = sum / Double(rows.count * places.count)
      worst = max(worst, abs(mean.x), abs(mean.y), abs(mean.z))
    }
    return worst
  }
}

/// A failure of the test to read a picture.
struct UnreadPicture: Error {
  let address: String
  let reason: String
}
