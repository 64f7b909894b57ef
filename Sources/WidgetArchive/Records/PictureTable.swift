package import WidgetLayout

/// A table of encoded pictures, each stored once even if many entries show it, and decoded into
/// cells only when it is looked at.
package struct PictureTable: Sendable {
  /// An encoded picture and its size in cells.
  private struct Item: Sendable {
    let size: Size
    let bytes: ArraySlice<UInt8>
  }

  /// The bytes of a picture as a key. An array's own hash takes each byte by itself.
  private struct Key: Hashable {
    let bytes: ArraySlice<UInt8>

    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  private var items: [Item] = []
  private var numbers: [Key: Int] = [:]

  package init() {}

  /// The number of pictures.
  package var count: Int { items.count }

  /// The total number of bytes of all pictures.
  package var byteCount: Int { items.reduce(0) { $0 + $1.bytes.count } }

  /// The most bytes of a table to which images are added; beyond them cells are shown.
  private static let mostBytes = 4 << 20
  /// The most bytes of an earlier picture that is kept with its images.
  private static let mostEarlierBytes = 4 << 10

  /// Adds a picture and returns its index.
  package mutating func add(_ grid: CellGrid) -> Int {
    var writer = ByteWriter()
    writer.write(grid)
    guard !grid.pictures.isEmpty, byteCount + writer.bytes.count > Self.mostBytes else {
      return add(writer.bytes[...], size: grid.size)
    }
    return add(grid.withoutPictures)
  }

  /// Adds a picture of an earlier timeline, without its images if they are large, and returns its
  /// index.
  package mutating func addEarlier(_ number: Int, of other: PictureTable) -> Int {
    let item = other.items[number]
    guard item.bytes.count > Self.mostEarlierBytes, let grid = other.grid(number),
      !grid.pictures.isEmpty
    else { return add(number, of: other) }
    return add(grid.withoutPictures)
  }

  /// Adds a picture of another table and returns its index.
  package mutating func add(_ number: Int, of other: PictureTable) -> Int {
    add(other.items[number].bytes, size: other.items[number].size)
  }

  /// Adds a copy of a picture of another table, whose bytes may then be freed, and returns its
  /// index.
  mutating func addCopy(_ number: Int, of other: PictureTable) -> Int {
    let item = other.items[number]
    return numbers[Key(bytes: item.bytes)] ?? add(Array(item.bytes)[...], size: item.size)
  }

  /// Adds a picture's bytes, which are a slice of a file's, and returns its index.
  mutating func add(_ bytes: ArraySlice<UInt8>, size: Size) -> Int {
    let key = Key(bytes: bytes)
    if let number = numbers[key] { return number }
    numbers[key] = items.count
    items.append(Item(size: size, bytes: bytes))
    return items.count - 1
  }

  /// Adds a picture from a file without looking for an equal one.
  mutating func append(_ bytes: ArraySlice<UInt8>, size: Size) {
    items.append(Item(size: size, bytes: bytes))
  }

  package func size(_ number: Int) -> Size { items[number].size }

  func bytes(_ number: Int) -> ArraySlice<UInt8> { items[number].bytes }

  /// Returns the cells of a picture, or `nil` if its bytes cannot be decoded.
  package func grid(_ number: Int) -> CellGrid? {
    let item = items[number]
    var reader = ByteReader(Array(item.bytes))
    return try? reader.grid(of: item.size)
  }

  /// Returns the index in `numbers` of the picture for a space of `size`: the one of exactly that
  /// size, else the largest that fits.
  ///
  /// It returns `nil` if all are larger, since a part of a picture may say something else: a number
  /// without its last digits. Of two pictures of one size the first is for a dark ground.
  package func best(
    of numbers: [Int], for size: Size, on scheme: ColorScheme = .dark
  ) -> Int? {
    func area(_ number: Int) -> Int { items[number].size.width * items[number].size.height }
    let exact = numbers.filter { items[$0].size == size }
    if !exact.isEmpty { return scheme == .light ? exact.last : exact.first }
    let fitting = numbers.filter { size.contains(items[$0].size) }
    guard let largest = fitting.map(area).max() else { return nil }
    let all = fitting.filter { area($0) == largest }
    guard let first = all.first, scheme == .light else { return all.first }
    return all.last { items[$0].size == items[first].size }
  }

  /// Returns the index in `numbers` of the picture of the whole content of a place: the tallest of its
  /// width, which is taller than the place; `nil` if there is none.
  package func tallest(of numbers: [Int], for place: Size) -> Int? {
    numbers.filter { items[$0].size.width == place.width && items[$0].size.height > place.height }
      .max { items[$0].size.height < items[$1].size.height }
  }

  /// Returns the size of the smallest picture in `numbers`, or `nil` if it is empty.
  package func smallest(of numbers: [Int]) -> Size? {
    numbers.map { items[$0].size }.min { $0.width * $0.height < $1.width * $1.height }
  }
}
