/// The comparison of a value with an earlier one: a direction, the difference in words, and whether
/// that is good. Direction and meaning are separate: more returns are an increase, and bad.
public struct Comparison: Sendable, Hashable {
  public enum Direction: Sendable, Hashable {
    case up, down, same

    /// The character shown with the colour, which not everybody can see.
    var glyph: String {
      switch self {
      case .up: "▲"
      case .down: "▼"
      case .same: "–"
      }
    }
  }

  public enum Meaning: Sendable, Hashable {
    case good, bad, neutral

    var role: Role {
      switch self {
      case .good: .good
      case .bad: .bad
      case .neutral: .dim
      }
    }
  }

  public var direction: Direction
  public var text: String
  public var meaning: Meaning

  public init(_ direction: Direction, _ text: String, meaning: Meaning = .neutral) {
    self.direction = direction
    self.text = text
    self.meaning = meaning
  }
}

extension Comparison {
  /// The comparison as a view, such as `▲ 4 %`.
  var label: Text {
    let text = text.isEmpty ? direction.glyph : "\(direction.glyph) \(text)"
    return Text(verbatim: text).foregroundStyle(meaning.role)
  }
}
