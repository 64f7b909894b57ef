import WidgetBase
import WidgetLayout

/// A terminal's answers to questions about itself, and what was typed between them.
struct TerminalAnswers: Equatable {
  /// Its background colour.
  private(set) var background: RGB?
  /// The modes that it knows, by number: true if they can be set.
  private(set) var modes: [Int: Bool] = [:]
  /// True if it took a 24-bit colour and said so.
  private(set) var takesTrueColor = false
  /// Its name and version, such as `kitty(0.40.1)`; empty if it does not tell.
  private(set) var version = ""
  /// The attributes of its kind, which every terminal tells; `nil` before it has.
  private(set) var attributes: [Int]?
  /// The columns of the cursor at each report.
  private(set) var columns: [Int] = []
  /// True if it takes kitty's pictures.
  private(set) var takesKittyPictures = false
  /// The pixels of a cell, and of all cells; `nil` if it does not tell.
  private(set) var cellPixels: Size?
  private(set) var textPixels: Size?
  /// The colours that a sixel picture may have, and the most pixels of one; `nil` if it does not tell.
  private(set) var sixelColors: Int?
  private(set) var sixelPixels: Size?
  /// The bytes that are no answers: keys.
  private(set) var keys: [UInt8] = []

  /// The mode in which a frame is shown once it is whole.
  static let synchronizedOutput = 2026
  /// The mode in which changes of the theme are reported.
  static let themeReports = 2031

  init() {}

  /// Reads the answers in what a terminal sent.
  init(_ bytes: [UInt8]) { add(bytes) }

  /// Adds the answers in what a terminal sent later.
  mutating func add(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let byte = rest.first {
      if byte == 0x1B, let answer = Self.sequence(rest), take(answer) {
        rest = rest.dropFirst(answer.count)
      } else {
        keys.append(byte)
        rest = rest.dropFirst()
      }
    }
  }

  /// True if the terminal can set a mode.
  func has(_ mode: Int) -> Bool { modes[mode] ?? false }

  /// Returns the escape sequence at the start of some bytes, or `nil` if it is incomplete or a key's.
  private static func sequence(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let body = bytes.dropFirst(2)
    switch bytes.dropFirst().first {
    case UInt8(ascii: "["):
      guard let end = body.firstIndex(where: { (0x40...0x7E).contains($0) }) else { return nil }
      return bytes[...end]
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
      guard let end = body.firstIndex(where: { $0 == 0x07 || $0 == 0x1B }) else { return nil }
      if body[end] == 0x07 { return bytes[...end] }
      return body.dropFirst(end - body.startIndex + 1).first == UInt8(ascii: "\\")
        ? bytes[...(end + 1)] : nil
    default: return nil
    }
  }

  /// Takes a sequence; returns false if it is no answer.
  private mutating func take(_ sequence: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: sequence.dropFirst(2), as: UTF8.self)
    switch sequence.dropFirst().first {
    case UInt8(ascii: "["): return take(control: text)
    case UInt8(ascii: "]"):
      let words = text.prefix { $0 != "\u{1B}" && $0 != "\u{7}" }
      guard let color = KeyDecoder.background(String(words)) else { return false }
      background = color
    case UInt8(ascii: "P") where text.hasExactPrefix(">|"):
      version = String(text.dropFirst(2).prefix { $0 != "\u{1B}" && $0 != "\u{7}" })
    case UInt8(ascii: "P"): takesTrueColor = takesTrueColor || Self.isTrueColor(text)
    default: takesKittyPictures = takesKittyPictures || text.hasExactPrefix("Gi=31;OK")
    }
    return true
  }

  private mutating func take(control text: String) -> Bool {
    let numbers = text.dropLast().split { !$0.isNumber }.compactMap { Int($0) }
    switch text.last {
    case "c" where text.hasExactPrefix("?"): attributes = numbers
    // 0: unknown; 4: cannot be set.
    case "y" where text.hasExactPrefix("?") && numbers.count == 2:
      modes[numbers[0]] = (1...3).contains(numbers[1])
    case "R" where numbers.count == 2: columns.append(numbers[1])
    case "t" where numbers.count == 3: take(pixels: numbers)
    case "S" where text.hasExactPrefix("?"): take(sixels: numbers)
    default: return false
    }
    return true
  }

  /// Takes a report of heights and widths: 6 is a cell's, 4 the whole text's.
  private mutating func take(pixels numbers: [Int]) {
    let size = Size(width: numbers[2], height: numbers[1])
    guard (1...32_768).contains(size.width), (1...32_768).contains(size.height) else { return }
    if numbers[0] == 6 { cellPixels = size }
    if numbers[0] == 4 { textPixels = size }
  }

  /// Takes a report about graphics: what it is about, 0 for a success, and the values.
  private mutating func take(sixels numbers: [Int]) {
    guard numbers.count >= 3, numbers[1] == 0 else { return }
    if numbers[0] == 1 { sixelColors = numbers[2] }
    if numbers[0] == 2, numbers.count == 4 {
      sixelPixels = Size(width: numbers[2], height: numbers[3])
    }
  }

  /// True if it draws octants itself, whatever its font has: kitty does so from 0.40 on.
  var drawsOctants: Bool {
    guard version.hasExactPrefix("kitty(") else { return false }
    let numbers = version.split { !$0.isNumber }.compactMap { Int($0) }
    return numbers.count >= 2 && (numbers[0], numbers[1]) >= (0, 40)
  }

  /// True if it takes sixel pictures.
  var takesSixels: Bool { attributes?.dropFirst().contains(4) == true }

  /// Returns true for a report of the style in which the colour that was set is whole:
  /// `1$r48:2::1:2:3m`, or with semicolons.
  private static func isTrueColor(_ report: String) -> Bool {
    guard report.hasExactPrefix("1$r"), let end = report.firstExactIndex(of: "m") else {
      return false
    }
    let numbers = report[..<end].dropFirst(3).split { !$0.isNumber }.compactMap { Int($0) }
    return numbers.suffix(3) == [1, 2, 3] && numbers.dropLast(3).suffix(3).starts(with: [48, 2])
      || numbers.suffix(5) == [48, 2, 1, 2, 3]
  }
}
