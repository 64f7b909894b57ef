import CLinux
import Glibc
import WidgetBase
package import WidgetLayout

/// The options of a status line's command line.
package struct StatusOptions: Equatable, Sendable {
  package enum Format: String, CaseIterable, Sendable {
    /// Text without styles.
    case plain
    /// tmux's format: styles in `#[…]`, and every `#` in the data doubled.
    case tmux
    /// i3bar's protocol: a JSON object for each widget, with `--follow` in an endless array.
    case i3bar
    /// Waybar's JSON for a custom module.
    case waybar
  }

  /// The names of the widgets, in the order in which they are shown.
  package var widgets: [String] = []
  package var format = Format.plain
  package var follows = false
  /// The greatest width in columns.
  package var width = 80
  /// The name of the program that has the widgets.
  package var program = "widgettui"
  /// The absolute path of the board that has the widgets, or `nil` for any board.
  package var board: String?
  /// True if the help is to be printed in place of a line.
  /// The characters to draw with; `nil` for those that the locale and the terminal suit.
  package var glyphs: GlyphSet?
  package var help = false
  package var version = false

  /// Parses a command line by `getopt_long`'s rules; the first argument is the program's name.
  package init(_ arguments: [String]) throws(StatusError) {
    let names: [(String, Bool, Int32)] = [
      ("format", true, 256), ("follow", false, 257), ("width", true, 258), ("program", true, 259),
      ("help", false, 260), ("version", false, 261), ("board", true, 262),
      ("glyphs", true, 263),
    ]
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var long = names.map { option(name: strdup($0), has_arg: $1 ? 1 : 0, flag: nil, val: $2) }
    long.append(option())
    defer { for name in long { free(UnsafeMutablePointer(mutating: name.name)) } }
    var walk = clinux_options()
    while clinux_options_next(&walk, Int32(arguments.count), &words, ":f:Fw:p:b:h", long) {
      let text = walk.argument.map { String(cString: $0) } ?? ""
      let word = walk.word.map { String(cString: $0) } ?? ""
      try take(walk.option, text, word)
    }
    widgets = words[Int(walk.index)...].compactMap { $0.map { String(cString: $0) } }
    if widgets.isEmpty, !help, !version { throw .noWidget }
  }

  private mutating func take(_ option: Int32, _ text: String, _ word: String) throws(StatusError) {
    switch option {
    case 256, Int32(UInt8(ascii: "f")):
      guard let format = Format(rawValue: text) else { throw .badFormat(text) }
      self.format = format
    case 257, Int32(UInt8(ascii: "F")): follows = true
    case 258, Int32(UInt8(ascii: "w")):
      guard let width = Int(text), (1...1000).contains(width) else { throw .badWidth(text) }
      self.width = width
    case 259, Int32(UInt8(ascii: "p")): program = text
    case 260, Int32(UInt8(ascii: "h")): help = true
    case 261: version = true
    case 262, Int32(UInt8(ascii: "b")): board = Self.wholePath(text)
    case 263:
      guard let glyphs = GlyphSet(rawValue: text) else { throw .badGlyphs(text) }
      self.glyphs = glyphs
    case Int32(UInt8(ascii: ":")): throw .missingArgument(word)
    default: throw .unknownOption(word)
    }
  }

  /// Returns the absolute path, by which boards are stored.
  private static func wholePath(_ path: String) -> String {
    guard !path.hasExactPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    let plain = path.hasExactPrefix("./") ? String(path.dropFirst(2)) : path
    let root = String(cString: folder)
    return root.hasExactSuffix("/") ? root + plain : "\(root)/\(plain)"
  }

  package static let usage = """
    Prints the current entry of widgets in one line, at once, from what is archived.

    Usage: widgettui-status [options] WIDGET…

    With several widgets those are shown that there is room for, the most relevant first of all; +2 at
    the end says that two more have none.

      -f, --format FORMAT   plain, tmux, i3bar or waybar (default: plain)
      -F, --follow          prints a line at each change, until nobody reads it
      -w, --width COLUMNS   the most columns (default: 80)
      -b, --board FILE      the board whose widgets they are (default: the one opened last)
      -p, --program NAME    the program whose widgets they are (default: widgettui)
          --glyphs SET      unicode, blocks, console or ascii (default: as the locale has it)
      -h, --help            this text
          --version         the version

    In tmux.conf:  set -g status-right '#(widgettui-status --follow --format tmux cpu memory) %H:%M'
    Exit status: 0 done, 1 failed, 2 usage.

    """
}

/// An error that prevents a line from being printed.
package enum StatusError: Error, Equatable, CustomStringConvertible {
  case noWidget
  case unknownOption(String)
  case missingArgument(String)
  case badFormat(String)
  case badWidth(String)
  case badGlyphs(String)
  case noFolder
  /// The board at this path has never been opened.
  case unknownBoard(String)
  case unknownWidget(String, known: [String])
  case failed(String)

  /// True if the error is in the command line.
  package var isUsage: Bool {
    switch self {
    case .noFolder, .unknownBoard, .unknownWidget, .failed: false
    default: true
    }
  }

  package var description: String {
    switch self {
    case .noWidget: "which widget? name one, as in: widgettui-status cpu"
    case .unknownOption(let word): "unknown option \(word)"
    case .missingArgument(let word): "option \(word) needs a value"
    case .badFormat(let text):
      "--format was given '\(text)'; expected one of "
        + StatusOptions.Format.allCases.map(\.rawValue).joined(separator: ", ")
    case .badWidth(let text): "--width was given '\(text)'; expected a number from 1 to 1000"
    case .badGlyphs(let text):
      "--glyphs was given '\(text)'; expected one of "
        + GlyphSet.allCases.map(\.rawValue).joined(separator: ", ")
    case .noFolder: "there is no folder to read from: set HOME or XDG_STATE_HOME to a full path"
    case .unknownBoard(let path):
      "nothing is known of the board \(StatusReading.shown(path)): open it once, "
        + "or run: widgettui tmux --board FILE"
    case .unknownWidget(let name, let known):
      "unknown widget '\(StatusReading.shown(name))', neither on a board that was opened "
        + "nor as a kind; there are: \(known.joined(separator: ", "))"
    case .failed(let words): words
    }
  }
}
