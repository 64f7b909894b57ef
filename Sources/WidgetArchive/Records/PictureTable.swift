package import WidgetLayout

/// Pictures in bytes, each once however many entries show it; made into cells only when one is
/// looked at.
package struct PictureTable: Sendable {
  /// One picture and its size in cells.
  private struct Item: Sendable {
    let size: Size
    let bytes: ArraySlice<UInt8>
  }

  private var items: [Item] = []
  private var numbers: [ArraySlice<UInt8>: Int] = [:]

  package init() {}

  /// How many pictures there are.
  package var count: Int { items.count }

  /// The bytes of all pictures together.
  package var byteCount: Int { items.reduce(0) { $0 + $1.bytes.count } }

  /// Adds a picture, and gives its number.
  package mutating func add(_ grid: CellGrid) -> Int {
    var writer = ByteWriter()
    writer.write(grid)
    return add(writer.bytes[...], size: grid.size)
  }

  /// Adds a picture of another table.
  package mutating func add(_ number: Int, of other: PictureTable) -> Int {
    add(other.items[number].bytes, size: other.items[number].size)
  }

  /// Adds a copy of a picture of another table, which may then go.
  mutating func addCopy(_ number: Int, of other: PictureTable) -> Int {
    let item = other.items[number]
    return numbers[item.bytes] ?? add(Array(item.bytes)[...], size: item.size)
  }

  /// Adds a picture's bytes, which are a part of a file's.
  mutating func add(_ bytes: ArraySlice<UInt8>, size: Size) -> Int {
    if let number = numbers[bytes] { return number }
    numbers[bytes] = items.count
    items.append(Item(size: size, bytes: bytes))
    return items.count - 1
  }

  /// Adds a picture of a file, without looking for the same.
  mutating func append(_ bytes: ArraySlice<UInt8>, size: Size) {
    items.append(Item(size: size, bytes: bytes))
  }

  package func size(_ number: Int) -> Size { items[number].size }

  func bytes(_ number: Int) -> ArraySlice<UInt8> { items[number].bytes }

  /// The cells of a picture; nil where its bytes are none.
  package func grid(_ number: Int) -> CellGrid? {
    let item = items[number]
    var reader = ByteReader(Array(item.bytes))
    guard let grid = try? reader.grid(), grid.size == item.size else { return nil }
    return grid
  }

  /// The picture among `numbers` for a room of `size`: of just that size, else the largest that has
  /// room in it; nil where all are larger, since a part of a picture may say something else: a number
  /// without its last digits.
  package func best(of numbers: [Int], for size: Size) -> Int? {
    func area(_ number: Int) -> Int { items[number].size.width * items[number].size.height }
    if let exact = numbers.first(where: { items[$0].size == size }) { return exact }
    return numbers.filter { size.contains(items[$0].size) }.max { area($0) < area($1) }
  }

  /// The smallest picture among `numbers`; nil where there are none.
  package func smallest(of numbers: [Int]) -> Size? {
    numbers.map { items[$0].size }.min { $0.width * $0.height < $1.width * $1.height }
  }
}
