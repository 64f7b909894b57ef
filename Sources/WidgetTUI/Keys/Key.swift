import WidgetBase
import WidgetLayout

/// A key, a press of the mouse, a pasted text, or an answer of the terminal.
enum Key: Sendable, Hashable {
  case character(Unicode.Scalar)
  case up, down, left, right, home, end, pageUp, pageDown, enter, escape, tab, backTab, backspace
  case mouse(MouseEvent)
  /// A text that was pasted, and not typed.
  case pasted(String)
  /// The terminal's background colour, in answer to a query.
  case background(RGB)
  /// The terminal's report that its theme has changed.
  case themeChange
  /// The last of the terminal's answers to the questions before the first frame, which came after it.
  case lateAnswers
}

extension Key {
  /// True for a character that is typed, and no control.
  var isTyped: Bool {
    if case .character(let scalar) = self { scalar.value >= 0x20 } else { false }
  }

  /// The key as people read it, such as `q`, `Ctrl-L` or `PgUp`.
  var name: String {
    switch self {
    case .character(let scalar):
      switch scalar.value {
      case 1...26: "Ctrl-\(Unicode.Scalar(scalar.value + 0x40).map(String.init) ?? "")"
      case 0x20: "Space"
      default: String(scalar)
      }
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .mouse, .pasted, .background, .themeChange, .lateAnswers: ""
    }
  }
}

extension Key {
  /// The most characters that a paste types.
  private static let mostPasted = 4096

  /// Returns the characters of a pasted text as keys that type it: without line ends and other
  /// controls, which would do something.
  static func typing(_ text: String) -> [Key] {
    text.unicodeScalars.lazy.filter { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
      .prefix(mostPasted).map(Key.character)
  }
}

extension Key {
  /// The names of keys that are no characters, as files write them.
  private static let named: KeyValuePairs<String, Key> = [
    "enter": .enter, "esc": .escape, "tab": .tab, "shift-tab": .backTab, "backspace": .backspace,
    "up": .up, "down": .down, "left": .left, "right": .right, "home": .home, "end": .end,
    "page-up": .pageUp, "page-down": .pageDown, "space": .character(" "),
  ]

  /// The names of keys that are no characters.
  static var names: [String] { named.map(\.key) }

  /// The letters with Ctrl that a terminal does not tell from another key, or keeps for itself.
  private static let unusable: Set<Character> = ["h", "i", "j", "m", "q", "s", "z"]

  /// Parses a key as files write it: a character, `ctrl-` and a letter, or a name.
  init?(text: String) {
    if let (_, key) = Self.named.first(where: { $0.key == text.lowercased() }) {
      self = key
    } else if text.lowercased().hasExactPrefix("ctrl-"), text.count == 6,
      let letter = text.lowercased().last, let value = letter.asciiValue,
      ("a"..."z").contains(letter), !Self.unusable.contains(letter)
    {
      self = .character(Unicode.Scalar(value - 0x60))
    } else {
      let scalars = Array(text.unicodeScalars)
      guard scalars.count == 1, scalars[0].value > 0x20, scalars[0].value != 0x7F
      else { return nil }
      self = .character(scalars[0])
    }
  }
}
