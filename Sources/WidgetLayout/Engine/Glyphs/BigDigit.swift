/// A large character of a number or a clock, drawn in block elements over several rows.
///
/// It is drawn on squares of half a row: digits are three wide and five high, or five wide and nine
/// high. Points, commas and colons are small squares, which have space around them already.
struct BigDigit {
  /// The rows, all as wide as the first.
  let rows: [[UInt32]]
  /// True if a blank column separates it from another such character.
  let isSpaced: Bool

  var width: Int { rows.first?.count ?? 0 }

  /// Creates a character of a height in rows; `nil` if it has no such form.
  init?(_ scalar: UInt32, rows: Int) {
    let scalar = Self.plain(scalar)
    guard let small = Self.small[scalar] else { return nil }
    isSpaced = small[0].unicodeScalars.count > 1
    func scalars(_ rows: [String]) -> [[UInt32]] { rows.map { $0.unicodeScalars.map(\.value) } }
    if rows == 3 {
      self.rows = scalars(small)
    } else if let large = Self.large[scalar] {
      self.rows = scalars(large)
    } else if scalar >= 0x30, scalar <= 0x39 {
      self.rows = Self.stretched(scalars(small))
    } else {
      return nil
    }
  }

  /// Returns the scalar that is drawn; those that look alike at this size share one.
  private static func plain(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x2010...0x2014, 0x2212: 0x2D  // dashes, minus
    case 0xA0, 0x2007...0x200A, 0x202F: 0x20  // spaces
    default: scalar
    }
  }

  /// Returns a digit with longer strokes: the middle of each row is repeated, and rows are extended
  /// downwards.
  private static func stretched(_ rows: [[UInt32]]) -> [[UInt32]] {
    let wide = rows.map { [$0[0], $0[1], $0[1], $0[1], $0[2]] }
    return [wide[0], sides(of: wide[0]), wide[1], sides(of: wide[1]), wide[2]]
  }

  /// Returns the row that extends another one downwards where its lower half is filled.
  private static func sides(of row: [UInt32]) -> [UInt32] {
    row.map { $0 == 0x2588 || $0 == 0x2584 ? 0x2588 : 0x20 }
  }

  private static let small: [UInt32: [String]] = [
    0x30: ["█▀█", "█ █", "▀▀▀"], 0x31: ["▀█ ", " █ ", "▀▀▀"], 0x32: ["▀▀█", "█▀▀", "▀▀▀"],
    0x33: ["▀▀█", "▀▀█", "▀▀▀"], 0x34: ["█ █", "▀▀█", "  ▀"], 0x35: ["█▀▀", "▀▀█", "▀▀▀"],
    0x36: ["█▀▀", "█▀█", "▀▀▀"], 0x37: ["▀▀█", "  █", "  ▀"], 0x38: ["█▀█", "█▀█", "▀▀▀"],
    0x39: ["█▀█", "▀▀█", "▀▀▀"],
    0x3A: ["▪", "▪", " "], 0x2E: [" ", " ", "▪"], 0x2C: [" ", " ", "▖"],
    0x27: ["▘", " ", " "], 0x2019: ["▘", " ", " "], 0x20: [" ", " ", " "],
    0x25: ["▀ █", "▄▀ ", "▀ ▀"], 0x2B: [" ▄ ", "▀█▀", "   "], 0x2D: ["  ", "▀▀", "  "],
    0xD7: ["▄ ▄", "▄▀▄", "   "], 0x2F: ["  █", "▄▀ ", "▀  "], 0xB0: ["█▀█", "▀▀▀", "   "],
    0x24: ["▄█▄", "▀█▄", "▀█▀"], 0x20AC: ["▄▀▀", "█▀ ", " ▀▀"], 0xA3: [" █▀", "▀█▀", "▀▀▀"],
    0xA5: ["█ █", "▄█▄", " ▀ "],
  ]

  private static let large: [UInt32: [String]] = [
    0x31: ["▀▀█  ", "  █  ", "  █  ", "  █  ", "▀▀▀▀▀"],
    0x3A: [" ", "▪", " ", "▪", " "], 0x2E: [" ", " ", " ", " ", "▪"],
    0x2C: [" ", " ", " ", " ", "▖"], 0x20: [" ", " ", " ", " ", " "],
    0x2D: ["   ", "   ", "▀▀▀", "   ", "   "],
    0xB0: ["█▀█  ", "▀▀▀  ", "     ", "     ", "     "],
  ]
}
