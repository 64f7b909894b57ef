import CNcurses
import WidgetLayout

/// Turns what ncurses reads into keys, and the terminal's answers into what they say.
@MainActor
struct KeyDecoder {
  /// The letters of an answer that has begun and not ended: `ESC ] 11 ; rgb:… BEL`.
  private var answer: String?
  private var hasEscape = false

  /// What has been typed since the last call. A lone ESC is a key; ESC and `]` begin an answer.
  mutating func keys(_ next: () -> (code: Int32, isKey: Bool)?) -> [Key] {
    var keys: [Key] = []
    while let (code, isKey) = next() {
      if let key = isKey ? named(code) : character(code) { keys.append(key) }
    }
    if hasEscape, answer == nil {
      hasEscape = false
      keys.append(.escape)
    }
    return keys
  }

  private mutating func character(_ code: Int32) -> Key? {
    guard let scalar = Unicode.Scalar(UInt32(bitPattern: code)) else { return nil }
    if answer != nil { return continueAnswer(scalar) }
    if hasEscape {
      hasEscape = false
      if scalar == "]" { answer = "" } else { return scalar == "\u{1B}" ? .escape : nil }
      return nil
    }
    switch scalar {
    case "\u{1B}":
      hasEscape = true
      return nil
    case "\t": return .tab
    case "\r", "\n": return .enter
    default: return .character(scalar)
    }
  }

  private mutating func continueAnswer(_ scalar: Unicode.Scalar) -> Key? {
    if hasEscape || scalar == "\u{7}" {
      defer { (answer, hasEscape) = (nil, false) }
      return answer.flatMap(Self.background(_:)).map(Key.background)
    }
    if scalar == "\u{1B}" { hasEscape = true } else { answer?.unicodeScalars.append(scalar) }
    if answer?.utf8.count ?? 0 > 64 { answer = nil }
    return nil
  }

  /// The colour in `11;rgb:1010/1414/1818`; each part has one to four hexadecimal digits.
  static func background(_ answer: String) -> RGB? {
    guard answer.hasPrefix("11;rgb:") else { return nil }
    let parts = answer.dropFirst(7).split(separator: "/").map { part -> UInt8? in
      guard (1...4).contains(part.count), let value = Int(part, radix: 16) else { return nil }
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
