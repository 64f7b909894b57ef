import CLinux
import Glibc
import WidgetBase
import WidgetLayout

/// Questions to a terminal about itself, all asked at once.
///
/// The last one is of its attributes, which every terminal answers: where that answer has come, no
/// other will.
enum TerminalProbe {
  /// The question for the modes that a dashboard uses.
  static let modes = "\u{1B}[?2026$p\u{1B}[?2031$p"
  /// The question for the terminal's name and version.
  static let version = "\u{1B}[>q"
  /// The question for the background's colour.
  static let background = "\u{1B}]11;?\u{1B}\\"
  /// The question for 24-bit colour: a colour is set, asked for, and reset.
  static let trueColor = "\u{1B}[48;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[m"
  /// The question for kitty's pictures: one of a pixel, which is not shown.
  static let kittyPictures = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"

  /// Returns the questions for pictures: a cell's and the text's pixels, sixel's colours and largest
  /// picture, and kitty's.
  ///
  /// - Parameter isInner: True inside tmux or screen, which have no pictures of kitty's, and take the
  ///   question for a new title.
  static func pixels(isInner: Bool) -> String {
    "\u{1B}[16t\u{1B}[14t\u{1B}[?1;1;0S\u{1B}[?2;1;0S" + (isInner ? "" : kittyPictures)
  }

  static let last = "\u{1B}[c"

  /// Returns the longest wait before the first frame, in seconds. An answer that comes later still
  /// counts, except for the depth of colour, so that a terminal behind a network gets more time.
  ///
  /// - Parameter variable: The value of an environment variable, as sshd sets them.
  static func patience(_ variable: (String) -> String?) -> Double {
    variable("SSH_CONNECTION") ?? variable("SSH_TTY") == nil ? 0.1 : 0.5
  }

  /// Returns true if a terminal of a type understands such questions; others print them.
  static func isUnderstood(by type: String) -> Bool {
    let others = [
      "linux", "dumb", "vt1", "vt2", "vt3", "vt5", "sun", "cons", "wsvt", "eterm", "cygwin", "ansi",
    ]
    return !type.isEmpty && !others.contains { type.hasExactPrefix($0) }
  }

  /// Asks the terminal on standard input, and waits for its answers for at most some seconds.
  static func answers(to question: String, within seconds: Double) -> TerminalAnswers {
    var former = termios()
    guard tcgetattr(STDIN_FILENO, &former) == 0 else { return TerminalAnswers() }
    var modes = former
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &former) }
    guard send(question + last) else { return TerminalAnswers() }
    var bytes: [UInt8] = []
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      let answers = TerminalAnswers(bytes)
      let left = end - .now
      guard answers.attributes == nil, left > .zero, bytes.count < 65_536 else { return answers }
      guard let more = read(within: left) else { return answers }
      bytes += more
    }
  }

  /// Writes to the terminal without waiting for one that takes nothing; returns false if it failed.
  private static func send(_ question: String) -> Bool {
    guard let name = ttyname(STDIN_FILENO) else { return false }
    let terminal = open(name, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    guard terminal >= 0 else { return false }
    defer { close(terminal) }
    return write(terminal, question, question.utf8.count) == question.utf8.count
  }

  /// Returns the next bytes of the terminal, or `nil` if none came in time.
  private static func read(within duration: Duration) -> [UInt8]? {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    let milliseconds =
      duration.components.attoseconds / 1_000_000_000_000_000
      + duration.components.seconds * 1000
    guard poll(&descriptor, 1, Int32(max(1, milliseconds))) > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }
}
