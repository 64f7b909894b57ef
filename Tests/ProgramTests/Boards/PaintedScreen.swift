import Glibc

/// A screen in 24-bit colours, cell by cell.
struct PaintedScreen {
  /// Red, green and blue, from 0 to 255.
  typealias Color = SIMD3<Double>

  private struct Cell {
    var character: Character
    /// The mean of the visible colours; `nil` if one is the terminal's own.
    var color: Color?
    var ink: Color?
    var paper: Color?
  }

  /// A letter or digit, with its contrast to its ground by WCAG's formula.
  struct Letter {
    let character: Character
    let contrast: Double
  }

  /// The letters and digits of which both colours are known.
  var letters: [Letter] {
    rows.joined().compactMap { cell in
      guard cell.character.isLetter || cell.character.isNumber, let ink = cell.ink,
        let paper = cell.paper
      else { return nil }
      let (one, other) = (Self.luminance(ink), Self.luminance(paper))
      return Letter(
        character: cell.character, contrast: (max(one, other) + 0.05) / (min(one, other) + 0.05))
    }
  }

  private static func luminance(_ color: Color) -> Double {
    let linear = [color.x, color.y, color.z].map { value in
      let part = value / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private var rows: [[Cell]] = [[]]

  /// Creates a screen from a snapshot with colours or from tmux's capture; each character is one
  /// cell wide.
  init(_ text: String) {
    var ink: Color?
    var paper: Color?
    let parts = text.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      var words = part
      if index > 0, let end = part.firstIndex(of: "m") {
        let codes = ColoredText("\u{1B}[\(part[...end])")
        if !codes.attributes.isDisjoint(with: [0, 39]) { ink = nil }
        if !codes.attributes.isDisjoint(with: [0, 49]) { paper = nil }
        for case .rgb(let red, let green, let blue, let isBackground) in codes.colors {
          let color = Color(Double(red), Double(green), Double(blue))
          if isBackground { paper = color } else { ink = color }
        }
        words = part[part.index(after: end)...]
      }
      for character in words {
        if character == "\n" {
          rows.append([])
        } else {
          rows[rows.count - 1].append(
            Cell(
              character: character, color: Self.mean(of: character, ink, paper), ink: ink,
              paper: paper))
        }
      }
    }
  }

  /// Returns the colours inside the tile with a title, row by row; `nil` if there is no such tile,
  /// or if no picture fills it.
  func colors(inTile title: String) -> [[Color?]]? {
    for y in rows.indices {
      let line = String(rows[y].map(\.character))
      guard let place = line.firstRange(of: "╭ \(title) ") else { continue }
      let left = line.distance(from: line.startIndex, to: place.lowerBound)
      guard let right = rows[y][left...].firstIndex(where: { $0.character == "╮" }),
        let bottom = (y + 1..<rows.count).first(where: { row in
          rows[row].indices.contains(right) && rows[row][left].character == "╰"
        })
      else { return nil }
      return (y + 1..<bottom).map { row in rows[row][left + 1..<right].map(\.color) }
    }
    return nil
  }

  private static func mean(of character: Character, _ ink: Color?, _ paper: Color?) -> Color? {
    let share: Double? =
      switch character {
      case " ": 0
      case "▘", "▝", "▖", "▗": 0.25
      case "▀", "▄", "▌", "▐", "▚", "▞": 0.5
      case "▛", "▜", "▙", "▟": 0.75
      case "█": 1
      default: nil
      }
    guard let share else { return nil }
    if share == 0 { return paper }
    if share == 1 { return ink }
    guard let ink, let paper else { return nil }
    return ink * share + paper * (1 - share)
  }
}
