import WidgetLayout

/// The arrangement of rings in a tile.
struct RingArrangement: Hashable {
  let columns: Int
  /// The rows of a ring; a row for its name is below it.
  let diameter: Int

  init(count: Int, in size: Size) {
    let choices = (1...max(1, count)).map { columns in
      let rows = (count + columns - 1) / columns
      return (columns, min(12, min(size.height / rows - 1, (size.width / columns - 1) / 2)))
    }
    (columns, diameter) = choices.max { $0.1 < $1.1 } ?? (1, 0)
  }
}
