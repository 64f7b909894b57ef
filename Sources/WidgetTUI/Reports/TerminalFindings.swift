import CNcurses
import Glibc
import WidgetLayout

/// The findings about the terminal on standard input and output.
struct TerminalFindings {
  /// A character whose width terminals may disagree about.
  struct Sample {
    let name: String
    let text: String

    /// The columns that the program counts for it.
    var width: Int { Painter.width(of: text) }
  }

  static let samples = [
    Sample(name: "wide", text: "漢"), Sample(name: "emoji", text: "😀"),
    Sample(name: "ambiguous", text: "±"), Sample(name: "braille", text: "⣿"),
    Sample(name: "box", text: "─"), Sample(name: "block", text: "▃"),
    Sample(name: "combining", text: "e\u{301}"),
  ]

  let type: String
  let answers: TerminalAnswers
  /// The terminal's size as the kernel knows it.
  let window: TerminalWindowSize?
  let environment: (String) -> String?
  /// True if terminfo says that the type has 24-bit colour.
  let terminfo: (String) -> Bool

  init(
    type: String, answers: TerminalAnswers, window: TerminalWindowSize? = nil,
    environment: @escaping (String) -> String? = TerminalType.variable,
    terminfo: @escaping (String) -> Bool = { nc_says_direct($0) }
  ) {
    self.window = window
    (self.type, self.answers, self.environment, self.terminfo) =
      (type, answers, environment, terminfo)
  }

  /// Returns the question for all that is found out: the widths last, as they move the cursor.
  private static func question(_ type: String) -> String {
    TerminalProbe.modes + "\u{1B}[?1006$p" + TerminalProbe.background + TerminalProbe.trueColor
      + TerminalProbe.pixels(isInner: TerminalType.isInner(type))
      + samples.map { "\r\($0.text)\u{1B}[6n" }.joined() + "\r\u{1B}[K"
  }

  /// Asks the terminal and returns what it says; the whole part is one finding where there is none.
  static func found(within seconds: Double = 1) -> [Finding] {
    guard isatty(STDIN_FILENO) != 0, isatty(STDOUT_FILENO) != 0 else {
      return [
        Finding(
          "terminal", "none", .warn, "standard input and output are not a terminal",
          fix: "Run widgettui doctor in the terminal in question, without a pipe.")
      ]
    }
    let type = TerminalType.variable("TERM") ?? ""
    let answers =
      TerminalProbe.isUnderstood(by: type) && nc_is_ecma48(type)
      ? TerminalProbe.answers(to: question(type), within: seconds) : TerminalAnswers()
    return TerminalFindings(type: type, answers: answers, window: TerminalWindowSize()).all
  }

  var all: [Finding] {
    guard !["", "dumb"].contains(type) else {
      return [
        Finding(
          "terminal", "type", .fail, type.isEmpty ? "TERM is not set" : "TERM=dumb has no cursor",
          fix: "Set TERM to the terminal's type, such as xterm-256color.")
      ]
    }
    let heard =
      answers.attributes == nil
      ? Finding(
        "terminal", "answers", .warn, "\(type) answered no question",
        fix: "Nothing to do unless colours or the theme are wrong: then set COLORTERM and --theme.")
      : Finding("terminal", "answers", "\(type) answers questions about itself")
    return [heard, colors, background, synchronized, reports, mouse, pictures] + widths
  }

  private var colors: Finding {
    if environment("NO_COLOR")?.isEmpty == false {
      return Finding("terminal", "colours", "none, as NO_COLOR asks")
    }
    let reason = TerminalType.trueColor(
      type: type, answers: answers, environment: environment, terminfo: terminfo)
    guard let reason else {
      return Finding(
        "terminal", "colours", .warn, "256 or fewer, as nothing says that it takes 24 bits",
        fix: "If it does take 24-bit colour, set COLORTERM=truecolor.")
    }
    let why =
      switch reason {
      case .option: "as --color true asks"
      case .environment(let name): "as \(name) says"
      case .type: "as every \(type) takes it"
      case .terminfo: "as terminfo says of \(type)"
      case .answer: "as it repeated such a colour"
      }
    return Finding("terminal", "colours", "24 bits, \(why)")
  }

  private var background: Finding {
    guard let color = answers.background else {
      return Finding(
        "terminal", "background", .warn, "not told, so the theme auto is dark or as COLORFGBG says",
        fix: "On a light terminal write theme: light in the board, or start with --theme light.")
    }
    return Finding("terminal", "background", "\(color.isLight ? "light" : "dark"), as it tells")
  }

  private var synchronized: Finding {
    Finding(
      "terminal", "synchronized output",
      answers.has(TerminalAnswers.synchronizedOutput)
        ? "frames are shown whole (mode 2026)" : "not offered; frames are still sent in one write")
  }

  private var reports: Finding {
    Finding(
      "terminal", "theme reports",
      answers.has(TerminalAnswers.themeReports)
        ? "a change of its theme is followed at once (mode 2031)"
        : "not offered; the theme is that of the start")
  }

  private var mouse: Finding {
    Finding(
      "terminal", "mouse",
      answers.has(1006) ? "offered (mode 1006)" : "not said to be there; keys do everything")
  }

  private var pictures: Finding {
    guard let means = PixelMeans(answers, in: window) else {
      let takes = answers.takesKittyPictures || answers.takesSixels
      return Finding(
        "terminal", "pictures",
        takes ? "drawn in cells, as it does not tell their pixels" : "drawn in cells")
    }
    let words =
      switch means.graphics {
      case .kitty: "kitty's graphics"
      case .sixel(let colors, _): "sixel with \(colors) colours"
      }
    return Finding(
      "terminal", "pictures",
      "drawn in pixels: \(words), \(means.cell.width)×\(means.cell.height) a cell")
  }

  /// The characters that take other columns than are counted.
  private var widths: [Finding] {
    guard answers.columns.count == Self.samples.count else { return [] }
    let wrong = zip(Self.samples, answers.columns).filter { $0.width != $1 - 1 }
    guard !wrong.isEmpty else {
      return [
        Finding(
          "terminal", "widths", "\(Self.samples.map(\.name).joined(separator: ", ")): as counted")
      ]
    }
    return wrong.map { sample, column in
      Finding(
        "terminal", "width of \(sample.name)", .warn,
        "\(sample.text) takes \(column - 1) columns, not \(sample.width)",
        fix: sample.name == "ambiguous"
          ? "Turn off wide ambiguous characters in the terminal's settings."
          : "Use another font or terminal, or start with --glyphs \(sample.name == "braille" ? "blocks" : "ascii")."
      )
    }
  }
}
