/// Why a line of a plugin does not run its command.
package enum XBarRefusal: Sendable, Hashable, Codable {
  /// The board does not say that the plugin's lines may run programs.
  case untrusted
  /// The command has so many bytes, more than are ever shown.
  case long(Int)
  /// The program (0) or an argument (1 and more) has a character that no screen shows.
  case invisible(part: Int, scalar: UInt32)
  /// The program is named by a path that does not say where it begins.
  case relative(String)
  /// The command holds a secret of the board, which is kept nowhere.
  case secret

  /// The most bytes of a command.
  static let longest = 2048

  /// What is wrong with a command; nil where it may run.
  package init?(_ command: [String], isTrusted: Bool) {
    let bytes = command.reduce(0) { $0 + $1.utf8.count + 1 }
    let program = command.first ?? ""
    if !isTrusted {
      self = .untrusted
    } else if bytes > Self.longest {
      self = .long(bytes)
    } else if let (part, scalar) = Self.invisible(in: command) {
      self = .invisible(part: part, scalar: scalar.value)
    } else if command.contains(where: { $0.contains(KnownSecrets.markWords) }) {
      self = .secret
    } else if program.contains("/"), !program.hasPrefix("/"), !program.hasPrefix("~/") {
      self = .relative(program)
    } else {
      return nil
    }
  }

  private static func invisible(in command: [String]) -> (Int, Unicode.Scalar)? {
    for (part, word) in command.enumerated() {
      if let scalar = word.unicodeScalars.first(where: { !isVisible($0) }) { return (part, scalar) }
    }
    return nil
  }

  /// Whether a character is seen as itself: it moves nothing, hides nothing and looks like no other
  /// blank.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .privateUse, .lineSeparator,
      .paragraphSeparator:
      false
    case .spaceSeparator: scalar == " "
    // The blank of Braille is a symbol for Unicode.
    default: !scalar.properties.isDefaultIgnorableCodePoint && scalar.value != 0x2800
    }
  }

  /// The reason and the remedy, for people.
  package var words: String {
    switch self {
    case .untrusted:
      "Not run: write trusted: yes beside xbar: in the board to let this plugin run programs."
    case .long(let bytes):
      "Not run: the command has \(bytes) bytes; expected at most \(Self.longest)."
    case .invisible(let part, let scalar):
      "Not run: \(part == 0 ? "the program's name" : "argument \(part)") contains "
        + "\(Self.code(scalar)), which cannot be shown."
    case .relative(let path):
      "Not run: \(path) is a relative path; expected an absolute path, or a program's name in PATH."
    case .secret:
      "Not run: the command contains a secret of the board; let the program read it by itself."
    }
  }

  private static func code(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
