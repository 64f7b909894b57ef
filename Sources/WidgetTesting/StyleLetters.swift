import WidgetLayout

/// A letter for each style of some pictures: as a rule the first letter of its name, and a capital
/// for what is bold, so that a new style leaves the letters of the others alone.
struct StyleLetters {
  /// What stands for a cell in the terminal's own style.
  static let plain: Character = "·"

  private(set) var styles: [(letter: Character, style: Style)] = []
  private var letters: [Style: Character] = [.plain: plain]
  private var taken: Set<Character> = []

  /// The style's letter; `?` where there are more styles than letters.
  mutating func letter(of style: Style) -> Character {
    if let letter = letters[style] { return letter }
    let letter = candidates(for: style).first { !taken.contains($0) } ?? "?"
    letters[style] = letter
    taken.insert(letter)
    styles.append((letter, style))
    return letter
  }

  private func candidates(for style: Style) -> [Character] {
    let name = style.name.filter(\.isLetter)
    let (small, capital) = (Array(name.lowercased()), Array(name.uppercased()))
    let own = style.attributes.contains(.bold) ? capital + small : small + capital
    return own + Self.alphabet
  }

  private static let alphabet = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
      + "αβγδεζηθικλμνξοπρστυφχψωΓΔΘΛΞΠΣΦΨΩ")
}

extension Style {
  /// The style in a word or two: `accent`, `dim bold`; `bold` where there is no colour.
  var name: String {
    let words = description.split(separator: " ")
    return (words.count > 1 && words[0] == "none" ? words.dropFirst() : words[...])
      .joined(separator: " ")
  }
}
