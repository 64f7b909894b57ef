/// The lines of a Swift source, without comments and the contents of string literals.
package struct SwiftLines: Equatable, Sendable {
  /// The lines as they are written.
  package let written: [String]
  /// Each line's code alone: comments are gone, and of literals only the quotation marks are left.
  package let code: [String]

  package init(_ text: String) {
    // By bytes: a carriage return and a line feed are one character.
    let rows = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    var scanner = Scanner()
    written = rows.map { String(decoding: $0, as: UTF8.self) }
    code = rows.map { String(decoding: scanner.code(of: Array($0)), as: UTF8.self) }
  }

  /// The state between two lines.
  private struct Scanner {
    private var comments = 0
    /// The closing marks of the literal of several lines that is open.
    private var closing: [UInt8]?

    mutating func code(of line: [UInt8]) -> [UInt8] {
      var code: [UInt8] = []
      var place = 0
      while place < line.count {
        if comments > 0 {
          place = skipComment(line, place)
        } else if let marks = closing {
          place = skipText(line, place, marks, &code)
        } else if line[place...].starts(with: [0x2F, 0x2F]) {
          break
        } else if line[place...].starts(with: [0x2F, 0x2A]) {
          comments = 1
          code.append(0x20)
          place += 2
        } else if let end = literal(line, place) {
          code += [0x22, 0x22]
          place = end
        } else {
          // Signs that begin no literal are looked at once.
          let end = behindSigns(line, place) ?? place + 1
          code += line[place..<end]
          place = end
        }
      }
      return code
    }

    /// Returns the place behind the signs `#` that begin here; `nil` if none does.
    private func behindSigns(_ line: [UInt8], _ place: Int) -> Int? {
      let end = line[place...].firstIndex { $0 != UInt8(ascii: "#") } ?? line.count
      return end > place ? end : nil
    }

    private mutating func skipComment(_ line: [UInt8], _ place: Int) -> Int {
      if line[place...].starts(with: [0x2F, 0x2A]) {
        comments += 1
        return place + 2
      }
      if line[place...].starts(with: [0x2A, 0x2F]) {
        comments -= 1
        return place + 2
      }
      return place + 1
    }

    private mutating func skipText(
      _ line: [UInt8], _ place: Int, _ marks: [UInt8], _ code: inout [UInt8]
    ) -> Int {
      if marks.count == 3, line[place] == UInt8(ascii: "\\") { return place + 2 }
      guard line[place...].starts(with: marks) else { return place + 1 }
      closing = nil
      code += [0x22, 0x22]
      return place + marks.count
    }

    /// Returns the place behind a literal that begins here; `nil` if none does.
    private mutating func literal(_ line: [UInt8], _ place: Int) -> Int? {
      let start = behindSigns(line, place) ?? place
      let signs = Array(line[place..<start])
      guard start < line.count, line[start] == 0x22 else { return nil }
      if line[start...].starts(with: [0x22, 0x22, 0x22]) {
        closing = [0x22, 0x22, 0x22] + signs
        return start + 3
      }
      return end(line, start + 1, signs)
    }

    /// Returns the place behind the literal of one line whose text begins here.
    private func end(_ line: [UInt8], _ start: Int, _ signs: [UInt8]) -> Int {
      var (place, depth) = (start, 0)
      while place < line.count {
        let byte = line[place]
        if byte == UInt8(ascii: "\\"), line[(place + 1)...].starts(with: signs) {
          let next = place + 1 + signs.count
          if next < line.count, line[next] == UInt8(ascii: "(") { depth += 1 }
          place = next + 1
          continue
        }
        if depth > 0 {
          if byte == UInt8(ascii: "(") { depth += 1 }
          if byte == UInt8(ascii: ")") { depth -= 1 }
        } else if byte == 0x22, line[(place + 1)...].starts(with: signs) {
          return place + 1 + signs.count
        }
        place += 1
      }
      return line.count
    }
  }
}
