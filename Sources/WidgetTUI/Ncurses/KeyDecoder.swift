import CNcurses
import WidgetBase
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
    /// ESC that was taken for a key, after which a report of the mouse may still go on.
    case escaped
    /// `[` after such an ESC.
    case escapedControl
    /// `ESC [`, up to a byte from `@` to `~`, with the text so far.
    case control(String)
    /// `ESC [ <`, up to `M` or `m`, with the text so far.
    case mouse(String)
    /// `ESC [ M` and three characters, as their numbers.
    case oldMouse([Int])
    /// `ESC O` and one letter.
    case letter
    /// `ESC [ 2 0 0 ~`, up to `ESC [ 2 0 1 ~`.
    case paste
    /// `ESC ]` or similar, up to BEL or `ESC \`, with the text so far from the `]` on.
    case text(String)
    case textEnd(String)
  }

  /// True while the terminal has not answered all that it was asked before the first frame.
  var awaitsAnswers = false
  /// The answers that have come while they were awaited, to be taken by the front end.
  var answers: [UInt8] = []

  private var sequence = Sequence.none
  /// True if the sequence began in an earlier call, and may have been typed.
  private var isContinued = false
  /// The text of a paste so far, and its last scalars.
  private var (pasted, ending): ([Unicode.Scalar], [Unicode.Scalar]) = ([], [])

  /// The most codes that a call takes: signals and other events want their turn.
  private static let mostCodes = 1 << 16
  /// The longest pauses within an answer or a report, and within a paste.
  private static let patience = (answer: Duration.milliseconds(200), paste: Duration.seconds(5))

  /// Returns the keys typed since the last call. A lone ESC is a key; ESC and `]` begin an answer.
  ///
  /// - Parameter pause: The time since the last call.
  mutating func keys(
    after pause: Duration = .zero, _ next: () -> (code: Int32, isKey: Bool)?
  ) -> [Key] {
    var keys: [Key] = []
    giveUp(after: pause)
    for _ in 0..<Self.mostCodes {
      guard let (code, isKey) = next() else { break }
      if case .paste = sequence {
        // What ncurses took for a key is a control in the text.
        guard !isKey, let scalar = Unicode.Scalar(UInt32(bitPattern: code)) else { continue }
        keys += paste(scalar)
      } else if isKey {
        sequence = .none
        if let key = named(code) { keys.append(key) }
      } else if let scalar = Unicode.Scalar(UInt32(bitPattern: code)) {
        keys += character(scalar)
      }
    }
    end(&keys)
    return keys
  }

  /// Forgets a sequence whose end has not come.
  private mutating func giveUp(after pause: Duration) {
    switch sequence {
    case .paste: if pause > Self.patience.paste { sequence = .none }
    case .control, .mouse, .oldMouse, .text, .textEnd:
      if pause > Self.patience.answer { sequence = .none }
    case .none, .escape, .escaped, .escapedControl, .letter: break
    }
  }

  /// The most scalars of a paste that are kept.
  private static let mostPasted = 1 << 16
  private static let endOfPaste = Array("\u{1B}[201~".unicodeScalars)

  private mutating func paste(_ scalar: Unicode.Scalar) -> [Key] {
    if pasted.count < Self.mostPasted { pasted.append(scalar) }
    ending = ending.suffix(Self.endOfPaste.count - 1) + [scalar]
    guard ending == Self.endOfPaste else { return [] }
    let isWhole = pasted.count < Self.mostPasted
    var text = String.UnicodeScalarView()
    text.append(contentsOf: isWhole ? pasted.dropLast(ending.count) : pasted[...])
    (sequence, pasted, ending) = (.none, [], [])
    return [.pasted(String(text))]
  }

  /// Ends a call. Only an answer, a report of the mouse or a paste may arrive in parts; any other open
  /// sequence was typed, as Alt and a bracket.
  private mutating func end(_ keys: inout [Key]) {
    isContinued = false
    switch sequence {
    case .escape:
      sequence = .escaped
      keys.append(.escape)
    case .escapedControl:
      sequence = .none
      keys.append(.character("["))
    // Nobody types the bracket and what follows it at once.
    case .control(let text): if !text.isEmpty { return }
    case .text(let text): if text.count > 1 { return }
    case .paste: return
    case .escaped, .textEnd, .mouse, .oldMouse: break
    default: sequence = .none
    }
    if case .none = sequence { return }
    isContinued = true
  }

  private mutating func character(_ scalar: Unicode.Scalar) -> [Key] {
    switch sequence {
    case .none: return key(scalar)
    case .escape:
      sequence = Self.sequence(afterEscape: scalar)
      return scalar == "\u{1B}" ? [.escape] : []
    case .escaped:
      sequence = scalar == "[" ? .escapedControl : .none
      return scalar == "[" ? [] : key(scalar)
    case .escapedControl:
      sequence = scalar == "<" ? .mouse("") : .none
      return scalar == "<" ? [] : [.character("[")] + key(scalar)
    case .control(let text): return proceed(with: scalar, afterControl: text)
    case .mouse(let text): return proceed(with: scalar, afterMouse: text)
    case .oldMouse(let codes): return proceed(with: scalar, afterOldMouse: codes)
    case .letter: sequence = .none
    case .paste: return paste(scalar)
    case .text(let text): return proceed(with: scalar, after: text)
    case .textEnd(let text): return end(text)
    }
    return []
  }

  private mutating func proceed(with scalar: Unicode.Scalar, afterControl text: String) -> [Key] {
    if text.isEmpty, scalar == "<" {
      sequence = .mouse("")
    } else if text.isEmpty, scalar == "M" {
      sequence = .oldMouse([])
    } else if isContinued, !awaitsAnswers {
      // What was begun was typed.
      sequence = .none
      return key(scalar)
    } else if (" "..."?").contains(scalar) {
      sequence = .control(text.utf8.count < Self.longestAnswer ? text + String(scalar) : text)
    } else {
      return end(control: text, scalar)
    }
    return []
  }

  /// The longest answer that is read, in bytes; of a longer one only the end matters.
  private static let longestAnswer = 128

  /// Takes a whole control sequence.
  private mutating func end(control text: String, _ scalar: Unicode.Scalar) -> [Key] {
    sequence = scalar == "~" && text == "200" ? .paste : .none
    (pasted, ending) = ([], [])
    if scalar == "n", text.hasExactPrefix("?997;") { return [.themeChange] }
    if "cyStR".unicodeScalars.contains(scalar) { keep("\u{1B}[\(text)\(scalar)") }
    return []
  }

  /// Takes a whole text of the terminal.
  private mutating func end(_ text: String) -> [Key] {
    sequence = .none
    keep("\u{1B}\(text)\u{1B}\\")
    return text.hasExactPrefix("]")
      ? Self.background(String(text.dropFirst())).map { [.background($0)] } ?? [] : []
  }

  /// Keeps an answer if one is awaited.
  private mutating func keep(_ answer: String) {
    if awaitsAnswers { answers += answer.utf8 }
  }

  /// The most characters of a report of the mouse.
  private static let longestReport = 20

  private mutating func proceed(with scalar: Unicode.Scalar, afterMouse text: String) -> [Key] {
    sequence = .none
    switch scalar {
    case "0"..."9", ";":
      // What is longer is no report, but not typed either.
      sequence = .mouse(text.count < Self.longestReport ? text + String(scalar) : text)
    case "M", "m": return MouseEvent(report: text + String(scalar)).map { [.mouse($0)] } ?? []
    // The rest of the report did not arrive, so this is a key.
    default: return key(scalar)
    }
    return []
  }

  /// Decodes the three characters after `ESC [ M` of terminals that do not know the newer form.
  private mutating func proceed(with scalar: Unicode.Scalar, afterOldMouse codes: [Int]) -> [Key] {
    let codes = codes + [Int(scalar.value) - 32]
    sequence = codes.count < 3 ? .oldMouse(codes) : .none
    guard codes.count == 3 else { return [] }
    return MouseEvent(code: codes[0], column: codes[1], row: codes[2]).map { [.mouse($0)] } ?? []
  }

  private mutating func key(_ scalar: Unicode.Scalar) -> [Key] {
    switch scalar {
    case "\u{1B}":
      sequence = .escape
      isContinued = false
      return []
    case "\t": return [.tab]
    case "\r", "\n": return [.enter]
    case "\u{7F}", "\u{8}": return [.backspace]
    default: return [.character(scalar)]
    }
  }

  private static func sequence(afterEscape scalar: Unicode.Scalar) -> Sequence {
    switch scalar {
    case "[": .control("")
    case "O": .letter
    case "]", "P", "X", "^", "_": .text(String(scalar))
    default: .none
    }
  }

  private mutating func proceed(with scalar: Unicode.Scalar, after text: String) -> [Key] {
    switch scalar {
    case "\u{1B}": sequence = .textEnd(text)
    case "\u{7}": return end(text)
    default:
      let longer = text + String(scalar)
      sequence = .text(longer.utf8.count > Self.longestAnswer ? text : longer)
      // The rest of the answer did not arrive, so this is a key.
      if isContinued, !awaitsAnswers, !Self.mayBecomeBackground(longer) {
        sequence = .none
        return key(scalar)
      }
    }
    return []
  }

  private static func mayBecomeBackground(_ text: String) -> Bool {
    let start = "]11;rgb:"
    guard text.hasExactPrefix(start) else { return start.hasExactPrefix(text) }
    return text.dropFirst(start.count).allSatisfy { $0.isHexDigit || $0 == "/" }
  }

  /// Returns the colour in `11;rgb:1010/1414/1818`; each part has one to four hexadecimal digits.
  nonisolated static func background(_ answer: String) -> RGB? {
    guard answer.hasExactPrefix("11;rgb:") else { return nil }
    let parts = answer.dropFirst(7).splitExactly(separator: "/").map { part -> UInt8? in
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
    case NC_KEY_BACKSPACE: .backspace
    default: nil
    }
  }
}

extension NcursesFront {
  /// The bytes that are given back to ncurses at once, which has room for 137.
  private static let mostUnread = 64

  func input() -> [Key] {
    let now = ContinuousClock.now
    defer { lastInput = now }
    let keys = decoder.keys(after: now - lastInput) {
      while true {
        var isKey = false
        let code = nc_key(&isKey)
        if code >= 0 { return (code, isKey) }
        // What was typed while the terminal was asked comes first.
        guard !typedAhead.isEmpty else { return nil }
        let bytes = typedAhead.prefix(Self.mostUnread)
        typedAhead.removeFirst(bytes.count)
        nc_unread(bytes.map { CChar(bitPattern: $0) }, Int32(bytes.count))
      }
    }
    return takeLateAnswers() ? keys + [.lateAnswers] : keys
  }
}
