import CNcurses
import WidgetLayout

/// A decoder that turns ncurses' input into keys and the terminal's answers. Unknown sequences are
/// skipped as a whole, so that their letters are not taken for keys.
@MainActor
struct KeyDecoder {
  /// An incomplete sequence.
  private enum Sequence {
    case none
    /// ESC, which is a key if nothing follows it.
    case escape
    /// `ESC [`, up to a byte from `@` to `~`, with the text so far.
    case control(String)
    /// `ESC O` and one letter.
    case letter
    /// `ESC ]` or similar, up to BEL or `ESC \`, with the text so far.
    case text(String)
    case textEnd(String)
  }

  private var sequence = Sequence.none
  /// True if the sequence began in an earlier call.
  private var isContinued = false

  /// Returns the keys typed since the last call. A lone ESC is a key; ESC and `]` begin an answer.
  mutating func keys(_ next: () -> (code: Int32, isKey: Bool)?) -> [Key] {
    var keys: [Key] = []
    while let (code, isKey) = next() {
      if isKey {
        sequence = .none
        if let key = named(code) { keys.append(key) }
      } else if let scalar = Unicode.Scalar(UInt32(bitPattern: code)), let key = character(scalar) {
        keys.append(key)
      }
    }
    isContinued = false
    switch sequence {
    case .escape:
      sequence = .none
      keys.append(.escape)
    // Only an answer may arrive in parts; any other open sequence was typed, as Alt and a bracket.
    case .text(let text) where Self.mayBecomeBackground(text): isContinued = true
    case .textEnd: isContinued = true
    default: sequence = .none
    }
    return keys
  }

  private mutating func character(_ scalar: Unicode.Scalar) -> Key? {
    switch sequence {
    case .none: return key(scalar)
    case .escape:
      sequence = Self.sequence(afterEscape: scalar)
      return scalar == "\u{1B}" ? .escape : nil
    case .control(let text): return proceed(with: scalar, afterControl: text)
    case .letter: sequence = .none
    case .text(let text): return proceed(with: scalar, after: text)
    case .textEnd(let text):
      sequence = .none
      return Self.background(text).map(Key.background)
    }
    return nil
  }

  private mutating func key(_ scalar: Unicode.Scalar) -> Key? {
    switch scalar {
    case "\u{1B}":
      sequence = .escape
      return nil
    case "\t": return .tab
    case "\r", "\n": return .enter
    default: return .character(scalar)
    }
  }

  private static func sequence(afterEscape scalar: Unicode.Scalar) -> Sequence {
    switch scalar {
    case "[": .control("")
    case "O": .letter
    case "]", "P", "X", "^", "_": .text("")
    default: .none
    }
  }

  /// Takes the next character of a control sequence: one that is a report of the theme is a key.
  private mutating func proceed(with scalar: Unicode.Scalar, afterControl text: String) -> Key? {
    if (" "..."?").contains(scalar) {
      sequence = .control(text.utf8.count < 32 ? text + String(scalar) : text)
      return nil
    }
    sequence = .none
    return scalar == "n" && text.hasPrefix("?997;") ? .themeChange : nil
  }

  private mutating func proceed(with scalar: Unicode.Scalar, after text: String) -> Key? {
    switch scalar {
    case "\u{1B}": sequence = .textEnd(text)
    case "\u{7}":
      sequence = .none
      return Self.background(text).map(Key.background)
    default:
      let longer = text + String(scalar)
      sequence = longer.utf8.count > 64 ? .none : .text(longer)
      // The rest of the answer did not arrive, so this is a key.
      if isContinued, !Self.mayBecomeBackground(longer) {
        sequence = .none
        return key(scalar)
      }
    }
    return nil
  }

  private static func mayBecomeBackground(_ text: String) -> Bool {
    let start = "11;rgb:"
    guard text.hasPrefix(start) else { return start.hasPrefix(text) }
    return text.dropFirst(start.count).allSatisfy { $0.isHexDigit || $0 == "/" }
  }

  /// Returns the colour in `11;rgb:1010/1414/1818`; each part has one to four hexadecimal digits.
  nonisolated static func background(_ answer: String) -> RGB? {
    guard answer.hasPrefix("11;rgb:") else { return nil }
    let parts = answer.dropFirst(7).split(separator: "/").map { part -> UInt8? in
      guard (1...4).contains(part.count), part.allSatisfy(\.isHexDigit),
        let value = Int(part, radix: 16)
      else { return nil }
      return UInt8(value * 255 / ((1 << (4 * part.count)) - 1))
    }
    guard parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
      return nil
    }
    return RGB(red: red, green: green, blue: blue)
  }

  private func named(_ code: Int32) -> Key? {
    switch Int(code) {
    case NC_KEY_UP: .up
    case NC_KEY_DOWN: .down
    case NC_KEY_LEFT: .left
    case NC_KEY_RIGHT: .right
    case NC_KEY_HOME: .home
    case NC_KEY_END: .end
    case NC_KEY_PAGE_UP: .pageUp
    case NC_KEY_PAGE_DOWN: .pageDown
    case NC_KEY_ENTER: .enter
    case NC_KEY_BACKTAB: .backTab
    default: nil
    }
  }
}

extension NcursesFront {
  func input() -> [Key] {
    decoder.keys {
      var isKey = false
      let code = nc_key(&isKey)
      return code < 0 ? nil : (code, isKey)
    }
  }
}
