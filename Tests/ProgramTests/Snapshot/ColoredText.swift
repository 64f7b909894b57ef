/// A text with colours (SGR sequences), parsed.
struct ColoredText {
  /// The parameters of every sequence, in order; `ESC [ m` is `[0]`.
  private(set) var codes: [[Int]] = []
  /// The text without the sequences; escapes other than SGR remain in it.
  private(set) var plain = ""

  /// The question to a terminal whether it takes a 24-bit colour, which shows nothing.
  static let question = "\u{1B}[48;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[m"

  init(_ text: some StringProtocol) {
    let text = String(text).replacing(Self.question, with: "")
    var rest = text[...]
    while let escape = rest.firstIndex(of: "\u{1B}") {
      plain += rest[..<escape]
      let body = rest[escape...].dropFirst(2)
      guard rest[escape...].hasPrefix("\u{1B}["),
        let end = body.firstIndex(where: { !"0123456789;:".contains($0) }), body[end] == "m"
      else {
        plain.append("\u{1B}")
        rest = rest[rest.index(after: escape)...]
        continue
      }
      codes.append(
        body[..<end].split(omittingEmptySubsequences: false) { $0 == ";" || $0 == ":" }
          .map { Int($0) ?? 0 })
      rest = body[body.index(after: end)...]
    }
    plain += rest
  }

  /// A colour, by the form in which it is written.
  enum Color: Hashable {
    /// 30–37, 40–47 and the bright 90–97, 100–107.
    case ansi(Int)
    case indexed(Int, isBackground: Bool)
    case rgb(Int, Int, Int, isBackground: Bool)

    var isBackground: Bool {
      switch self {
      case .ansi(let code): (40...47).contains(code) || code >= 100
      case .indexed(_, let isBackground), .rgb(_, _, _, let isBackground): isBackground
      }
    }
  }

  /// The colours in use.
  var colors: Set<Color> { Set(codes.flatMap(Self.colors)) }

  /// All other codes in use: attributes, the default colours, and invalid codes.
  var attributes: Set<Int> { Set(codes.flatMap(Self.others)) }

  private static func colors(of codes: [Int]) -> [Color] { walk(codes).colors }
  private static func others(of codes: [Int]) -> [Int] { walk(codes).others }

  private static func walk(_ codes: [Int]) -> (colors: [Color], others: [Int]) {
    var colors: [Color] = []
    var others: [Int] = []
    var rest = codes[...]
    while let code = rest.popFirst() {
      switch code {
      case 30...37, 40...47, 90...97, 100...107: colors.append(.ansi(code))
      case 38, 48:
        if rest.first == 5, rest.count >= 2 {
          colors.append(.indexed(rest[rest.startIndex + 1], isBackground: code == 48))
          rest = rest.dropFirst(2)
        } else if rest.first == 2, rest.count >= 4 {
          let parts = Array(rest.prefix(4))
          colors.append(.rgb(parts[1], parts[2], parts[3], isBackground: code == 48))
          rest = rest.dropFirst(4)
        } else {
          others.append(code)
        }
      default: others.append(code)
      }
    }
    return (colors, others)
  }
}
