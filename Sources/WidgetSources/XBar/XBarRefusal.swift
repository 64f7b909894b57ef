import WidgetBase

/// The reason why a plugin's line does not run its command.
package enum XBarRefusal: Sendable, Hashable, Codable {
  /// The board does not allow the plugin's lines to run programs.
  case untrusted
  /// The command is too long to be shown; the value is its length in bytes.
  case long(Int)
  /// The program (part 0) or an argument (part 1 and up) contains a character that cannot be shown.
  case invisible(part: Int, scalar: UInt32)
  /// The program is given by a relative path.
  case relative(String)
  /// The command contains a secret of the board, which is not stored anywhere.
  case secret

  /// The greatest length of a command, in bytes.
  static let longest = 2048

  /// Creates the reason why a command may not run, or returns `nil` if it may.
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
    } else if program.contains("/"), !program.hasExactPrefix("/"), !program.hasExactPrefix("~/") {
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

  /// Returns true if a character is visible as itself: it does not move or hide anything, and does
  /// not look like an ordinary space.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .privateUse, .lineSeparator,
      .paragraphSeparator:
      false
    case .spaceSeparator: scalar == " "
    // Unicode classifies the blank Braille pattern as a symbol.
    default: !scalar.properties.isDefaultIgnorableCodePoint && scalar.value != 0x2800
    }
  }

  /// The reason and its remedy, in sentences.
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
