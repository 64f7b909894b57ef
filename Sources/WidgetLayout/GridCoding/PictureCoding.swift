// The pictures of a grid in bytes, after all that an older reader knows: each with its place, its
// content, and the cells that refer to it. A grid without pictures has no such bytes.

extension ByteWriter {
  /// The most bytes of the images of one grid; what does not fit is shown in cells.
  private static let mostBytes = 512 << 10

  mutating func writePictures(of grid: CellGrid) {
    let runs = grid.pictureRuns
    let shown = grid.pictures.indices.filter { !runs[$0].isEmpty }
    var coded: [(index: Int, bytes: [UInt8])] = []
    var (size, pixels) = (0, 0)
    for index in shown {
      let bytes = grid.pictures[index].coded
      let own = grid.pictures[index].imagePixels
      guard size + bytes.count <= Self.mostBytes, pixels + own <= GridPicture.mostPixels else {
        continue
      }
      (size, pixels) = (size + bytes.count, pixels + own)
      coded.append((index, bytes))
    }
    write(coded) { writer, item in
      writer.append(item.bytes)
      writer.write(runs[item.index]) { writer, run in
        writer.write(UInt(run.lowerBound))
        writer.write(UInt(run.count))
      }
    }
  }

  fileprivate mutating func write(_ content: PixelContent) {
    switch content {
    case .image(let image):
      write(UInt8(0))
      write(image.tint?.bits ?? 0)
      write(UInt(image.width))
      write(UInt(image.height))
      writePixels(image.rgba)
    case .modules(let code):
      write(UInt8(1))
      write(UInt(code.width))
      write(UInt(code.rows))
      write(UInt(code.quiet))
      write(code.isMatrix)
      append(code.modules.bytes)
    case .ring(let ring):
      write(UInt8(2))
      for value in [ring.part, ring.filled, ring.empty] { write(value) }
      write(ring.isOpen)
      write(ring.paint.bits)
      write(ring.track.bits)
    }
  }

  /// Writes pixels as runs of equal ones, as three bytes each if all are opaque, or as four,
  /// whichever is shortest.
  private mutating func writePixels(_ rgba: [UInt8]) {
    let isOpaque = stride(from: 3, to: rgba.count, by: 4).allSatisfy { rgba[$0] == 255 }
    let plain = isOpaque ? rgba.count / 4 * 3 : rgba.count
    if let runs = Self.runs(of: rgba, shorterThan: plain) {
      write(UInt8(0))
      return append(runs)
    }
    write(UInt8(isOpaque ? 1 : 2))
    guard isOpaque else { return append(rgba) }
    append(rgba.indices.lazy.filter { $0 & 3 != 3 }.map { rgba[$0] })
  }

  private static func runs(of rgba: [UInt8], shorterThan limit: Int) -> [UInt8]? {
    var writer = ByteWriter()
    var start = 0
    while start < rgba.count {
      let pixel = rgba[start..<start + 4]
      var end = start + 4
      while end < rgba.count, rgba[end..<end + 4] == pixel { end += 4 }
      writer.write(UInt((end - start) / 4))
      writer.append(Array(pixel))
      if writer.bytes.count >= limit { return nil }
      start = end
    }
    return writer.bytes
  }
}

extension GridPicture {
  /// The most pixels of all images of a grid: runs take few bytes for many of them.
  fileprivate static let mostPixels = 1 << 20

  fileprivate var imagePixels: Int {
    if case .image(let image) = content { image.width * image.height } else { 0 }
  }

  fileprivate var coded: [UInt8] {
    var writer = ByteWriter()
    writer.write(rect)
    writer.write(ground.bits)
    writer.write(isDimmed)
    writer.write(veilRuns) { writer, run in
      writer.write(UInt(run.count))
      writer.write(run.paint.bits)
    }
    writer.write(content)
    return writer.bytes
  }

  /// The runs of equal paints over it.
  private var veilRuns: [(paint: Paint, count: Int)] {
    veils.reduce(into: []) { runs, paint in
      if runs.last?.paint == paint {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((paint, 1))
      }
    }
  }
}

extension CellGrid {
  /// The runs of cells that refer to each picture.
  fileprivate var pictureRuns: [[Range<Int>]] {
    var runs = [[Range<Int>]](repeating: [], count: pictures.count)
    guard !pictures.isEmpty else { return runs }
    var start = 0
    for end in 1...max(1, cells.count)
    where end >= cells.count || cells[end].picture != cells[start].picture {
      if start < cells.count, cells[start].picture != 0 {
        runs[Int(cells[start].picture) - 1].append(start..<end)
      }
      start = end
    }
    return runs
  }
}

extension [Bool] {
  /// Eight flags a byte, the first one in the lowest bit.
  fileprivate var bytes: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: (count + 7) / 8)
    for index in indices where self[index] { bytes[index / 8] |= 1 << (index % 8) }
    return bytes
  }

  fileprivate init(_ bytes: [UInt8], count: Int) {
    self = (0..<count).map { bytes[$0 / 8] & 1 << ($0 % 8) != 0 }
  }
}

extension ByteReader {
  /// Reads the pictures of a grid, if any follow.
  mutating func readPictures(of grid: inout CellGrid) throws(Failure) {
    guard remaining > 0 else { return }
    let count = try number(below: CellGrid.mostPictures + 1)
    var pixels = 0
    for _ in 0..<count {
      let picture = try picture()
      pixels += picture.imagePixels
      guard pixels <= GridPicture.mostPixels else { throw .isWrong }
      grid.pictures.append(picture)
      let number = UInt8(grid.pictures.count)
      // Each run begins behind the last, so that no cell is taken twice.
      var end = 0
      for _ in 0..<(try self.count()) {
        let start = try self.number(below: grid.cells.count)
        let length = try self.number(below: grid.cells.count - start + 1)
        guard start >= end, length > 0 else { throw .isWrong }
        end = start + length
        for index in start..<start + length { grid.cells[index].picture = number }
      }
    }
  }

  private mutating func picture() throws(Failure) -> GridPicture {
    let rect = try rect()
    let ground = try paint()
    let isDimmed = try flag()
    let veils = try veils()
    guard
      var picture = GridPicture(try content(), in: rect, on: ground).veiled(by: veils)
    else { throw .isWrong }
    picture.isDimmed = isDimmed
    return picture
  }

  private mutating func veils() throws(Failure) -> [Paint] {
    var veils: [Paint] = []
    for _ in 0..<(try count()) {
      let count = try number(below: GridPicture.mostVeils - veils.count + 1)
      guard count > 0 else { throw .isWrong }
      veils += Array(repeating: try paint(), count: count)
    }
    return veils
  }

  private mutating func paint() throws(Failure) -> Paint {
    guard let paint = Paint(archived: UInt32(truncatingIfNeeded: try unsigned())) else {
      throw .isWrong
    }
    return paint
  }

  private mutating func content() throws(Failure) -> PixelContent {
    switch try byte() {
    case 0: return .image(try image())
    case 1: return .modules(try modules())
    case 2:
      let (part, filled, empty) = (try double(), try double(), try double())
      return .ring(
        PixelRing(
          part: part, isOpen: try flag(), filled: filled, empty: empty, paint: try paint(),
          track: try paint()))
    default: throw .isWrong
    }
  }

  private mutating func image() throws(Failure) -> PixelImage {
    let tint = try paint()
    let width = try number(below: PixelImage.most + 1)
    let height = try number(below: PixelImage.most + 1)
    guard width * height <= PixelImage.most,
      let image = PixelImage(
        width: width, height: height, rgba: try pixels(width * height),
        tint: tint == .none ? nil : tint)
    else { throw .isWrong }
    return image
  }

  private mutating func pixels(_ count: Int) throws(Failure) -> [UInt8] {
    switch try byte() {
    case 0:
      var rgba: [UInt8] = []
      rgba.reserveCapacity(count * 4)
      while rgba.count < count * 4 {
        let length = try number(below: count - rgba.count / 4 + 1)
        guard length > 0 else { throw .isWrong }
        let pixel = try bytes(4)
        for _ in 0..<length { rgba += pixel }
      }
      return rgba
    case 1:
      let rgb = try bytes(count * 3)
      return [UInt8](unsafeUninitializedCapacity: count * 4) { rgba, size in
        for index in 0..<count {
          for part in 0..<3 { rgba[index * 4 + part] = rgb[index * 3 + part] }
          rgba[index * 4 + 3] = 255
        }
        size = count * 4
      }
    case 2: return try bytes(count * 4)
    default: throw .isWrong
    }
  }

  private mutating func modules() throws(Failure) -> PixelModules {
    let width = try number(below: PixelModules.most + 1)
    let rows = try number(below: PixelModules.most + 1)
    let (quiet, isMatrix) = (try number(below: 101), try flag())
    let bits = try bytes((width * rows + 7) / 8)
    guard
      let modules = PixelModules(
        width: width, rows: rows, quiet: quiet, isMatrix: isMatrix,
        modules: [Bool](bits, count: width * rows))
    else { throw .isWrong }
    return modules
  }
}
