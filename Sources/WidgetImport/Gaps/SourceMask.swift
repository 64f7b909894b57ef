/// The bytes of a Swift source in which comments and literals are blank, each at its place.
struct SourceMask: Equatable, Sendable {
  /// As many bytes as the source has; line feeds are kept.
  let bytes: [UInt8]

  init(_ source: [UInt8]) {
    var scanner = Scanner(source: source, mask: source)
    scanner.run()
    bytes = scanner.mask
  }

  private struct Scanner {
    let source: [UInt8]
    var mask: [UInt8]
    private var place = 0

    init(source: [UInt8], mask: [UInt8]) { (self.source, self.mask) = (source, mask) }

    mutating func run() {
      while place < source.count {
        if begins("//") {
          skip { $0.source[$0.place] != UInt8(ascii: "\n") }
        } else if begins("/*") {
          skipComment()
        } else if !skipLiteral() {
          place += 1
        }
      }
    }

    private func begins(_ text: StaticString) -> Bool {
      let end = place + text.utf8CodeUnitCount
      guard end <= source.count else { return false }
      return (0..<text.utf8CodeUnitCount).allSatisfy { source[place + $0] == text.utf8Start[$0] }
    }

    private mutating func blank() {
      if mask[place] != UInt8(ascii: "\n") { mask[place] = 0x20 }
      place += 1
    }

    private mutating func skip(while condition: (Self) -> Bool) {
      while place < source.count, condition(self) { blank() }
    }

    private mutating func skipComment() {
      var depth = 0
      while place < source.count {
        if begins("/*") {
          depth += 1
          blank()
          blank()
        } else if begins("*/") {
          depth -= 1
          blank()
          blank()
          if depth == 0 { return }
        } else {
          blank()
        }
      }
    }

    /// Passes a literal that begins here; false if none does.
    private mutating func skipLiteral() -> Bool {
      var start = place
      while start < source.count, source[start] == UInt8(ascii: "#") { start += 1 }
      guard start < source.count, source[start] == 0x22 else {
        // Signs that begin no literal are looked at once.
        guard start > place else { return false }
        place = start
        return true
      }
      let signs = start - place
      while place <= start { blank() }
      let isLong = begins("\"\"")
      if isLong {
        blank()
        blank()
      }
      skipText(signs: signs, isLong: isLong)
      return true
    }

    private mutating func skipText(signs: Int, isLong: Bool) {
      while place < source.count {
        if source[place] == UInt8(ascii: "\\"), hasSigns(signs, at: place + 1) {
          let isOpen =
            place + 1 + signs < source.count
            && source[place + 1 + signs] == UInt8(ascii: "(")
          for _ in 0...(signs + 1) where place < source.count { blank() }
          if isOpen { skipInterpolation() }
        } else if source[place] == 0x22, !isLong || begins("\"\"\""),
          hasSigns(signs, at: place + (isLong ? 3 : 1))
        {
          for _ in 0..<((isLong ? 3 : 1) + signs) { blank() }
          return
        } else if source[place] == UInt8(ascii: "\n"), !isLong {
          return
        } else {
          blank()
        }
      }
    }

    private func hasSigns(_ count: Int, at place: Int) -> Bool {
      place + count <= source.count
        && source[place..<(place + count)].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    private mutating func skipInterpolation() {
      var depth = 1
      while place < source.count, depth > 0 {
        if source[place] == UInt8(ascii: "(") { depth += 1 }
        if source[place] == UInt8(ascii: ")") { depth -= 1 }
        if depth > 0, skipLiteral() { continue }
        if place < source.count { blank() }
      }
    }
  }
}
