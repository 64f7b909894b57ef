import WidgetLayout

/// The letters of the styles in some pictures.
///
/// As a rule a letter is the first of the style's name, and a capital if the style is bold, so that
/// a new style does not change the letters of the others.
struct StyleLetters {
  /// The character for a cell in the terminal's own style.
  static let plain: Character = "·"

  private(set) var styles: [(letter: Character, style: Style)] = []
  private var letters: [Style: Character] = [.plain: plain]
  private var taken: Set<Character> = []

  /// Returns the style's letter, which no other style has.
  mutating func letter(of style: Style) -> Character {
    if let letter = letters[style] { return letter }
    let letter = candidates(for: style).first { !taken.contains($0) } ?? ideograph
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

  /// Letters that are one column wide and look different from each other.
  private static let alphabet = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
      + "αβγδεζηθικλμνξοπρστυφχψωΓΔΘΛΞΠΣΦΨΩ"
      + "бвгджзийлптфцчшщъыьэюяБДЖИЙЛЦЧШЩЪЫЭЮЯђѓєљњћ"
      + "աբգդեէըթժիլխծկձղճմյնչպջռվտրփքֆԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՉՊՋՌՎՐՑՓՔՖ"
      + "აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ"
      + "ⴰⴱⴲⴳⴴⴵⴶⴷⴹⴺⴻⴼⴽⴾⵀⵁⵂⵃⵄⵅⵆⵇⵈⵊⵋⵌⵍⵎⵐⵒⵓⵖⵘⵚⵛⵜⵞⵟⵠⵡⵢⵣⵤⵥ")

  /// Returns a letter for a style that finds the alphabet used up: an ideograph, which is two columns
  /// wide and thus moves the letters after it.
  private var ideograph: Character {
    Unicode.Scalar(0x4E00 + UInt32(styles.count)).map { Character($0) } ?? "?"
  }
}

extension Style {
  /// The style's name, such as `accent` or `dim bold`, or `bold` for a style without a colour.
  var name: String {
    let words = description.split(separator: " ")
    return (words.count > 1 && words[0] == "none" ? words.dropFirst() : words[...])
      .joined(separator: " ")
  }
}
