/// The blocks of a body that run or do not run: those of conditions, loops and cases.
///
/// They are found by words and brackets alone, like the declarations.
struct SourceBlocks: Sendable {
  /// The source in which comments and literals are blank.
  let bytes: [UInt8]

  private static let opening = Set("([{".utf8)
  private static let closing = Set(")]}".utf8)
  /// The words that a statement with a block begins with.
  private static let words: Set<String> = ["if", "for", "while", "guard", "else", "do", "catch"]

  /// Returns what stands within the innermost block of a body that contains a place; `nil` without one.
  ///
  /// - Parameter body: The body with its braces.
  func innermost(in body: Range<Int>, at place: Int) -> Range<Int>? {
    var open: [Int] = []
    for index in body.lowerBound..<min(place, body.upperBound) {
      if Self.opening.contains(bytes[index]) { open.append(index) }
      if Self.closing.contains(bytes[index]), !open.isEmpty { open.removeLast() }
    }
    // The first one is the body itself.
    for start in open.dropFirst().reversed() where bytes[start] == UInt8(ascii: "{") {
      let outer = open[(open.firstIndex(of: start) ?? 1) - 1]
      guard let end = end(of: start, body.upperBound) else { return nil }
      let head = head(of: start, from: outer + 1)
      let word = firstWord(head)
      if word == "switch" {
        if let range = label(at: place, in: (start + 1)..<end) { return range }
      } else if Self.words.contains(word) {
        return (start + 1)..<end
      }
    }
    return nil
  }

  private func end(of start: Int, _ limit: Int) -> Int? {
    var depth = 0
    for index in start..<limit {
      if Self.opening.contains(bytes[index]) { depth += 1 }
      guard Self.closing.contains(bytes[index]) else { continue }
      depth -= 1
      if depth == 0 { return index }
    }
    return nil
  }

  /// Returns the statement before a brace, without its earlier blocks.
  private func head(of brace: Int, from start: Int) -> String {
    var depth = 0
    var index = brace - 1
    while index >= start {
      if Self.closing.contains(bytes[index]) {
        if depth == 0, bytes[index] == UInt8(ascii: "}") { break }
        depth += 1
      } else if Self.opening.contains(bytes[index]) {
        depth -= 1
      } else if depth == 0, bytes[index] == UInt8(ascii: "\n"), begins(at: index + 1, brace) {
        break
      }
      index -= 1
    }
    return String(decoding: bytes[(index + 1)..<brace], as: UTF8.self)
  }

  /// Returns true if a line begins with the word of a statement that has a block.
  private func begins(at start: Int, _ end: Int) -> Bool {
    let word = firstWord(String(decoding: bytes[start..<min(end, start + 200)], as: UTF8.self))
    return Self.words.contains(word) || word == "switch"
  }

  private func firstWord(_ text: String) -> String {
    String(text.drop { $0.isWhitespace }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  /// Returns what stands behind the label of the case that contains a place.
  private func label(at place: Int, in block: Range<Int>) -> Range<Int>? {
    var begin: Int?
    var depth = 0
    var isLineStart = true
    var isLabel = false
    for index in block {
      let byte = bytes[index]
      if depth == 0, isLineStart, byte != 0x20, byte != 0x09, byte != 0x0A {
        let word = firstWord(
          String(decoding: bytes[index..<min(block.upperBound, index + 40)], as: UTF8.self))
        if ["case", "default"].contains(word) || byte == UInt8(ascii: "@") {
          if let start = begin, (start..<index).contains(place) { return start..<index }
          begin = nil
          isLabel = true
        }
      }
      if Self.opening.contains(byte) { depth += 1 }
      if Self.closing.contains(byte) { depth -= 1 }
      if depth == 0, isLabel, byte == UInt8(ascii: ":") {
        begin = index + 1
        isLabel = false
      }
      isLineStart = byte == 0x0A || (isLineStart && (byte == 0x20 || byte == 0x09))
    }
    guard let start = begin, place >= start else { return nil }
    return start..<block.upperBound
  }
}
