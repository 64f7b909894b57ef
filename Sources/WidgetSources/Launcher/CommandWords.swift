import Glibc
import WidgetSettings

/// The words for commands that went wrong.
enum CommandWords {
  static func notFound(_ name: String, _ owner: ProcessEnvironment.Owner) -> SourceFailure {
    SourceFailure(
      "\(name) not found",
      name.contains("/")
        ? "There is no program at \(name)."
        : "No folder of PATH, as it is set in the environment of \(owner.words), has a program "
          + "named \(name): install it, or write its whole path.",
      isAbsent: true)
  }

  static func notExecutable(_ path: String) -> SourceFailure {
    SourceFailure(
      "\(path) may not be run", "It is no program for this user: chmod +x \(path) makes it one.")
  }

  static func noProgram(_ path: String) -> SourceFailure {
    SourceFailure(
      "\(path) is no program",
      "The kernel cannot run it: a script begins with a line such as #!/bin/sh.")
  }

  static func noFolder(_ path: String) -> SourceFailure {
    SourceFailure("no folder \(path)", "The command was to start in \(path), which is no folder.")
  }

  static func cannotStart(_ path: String, _ error: Errno) -> SourceFailure {
    SourceFailure("\(path) did not start", "\(error.words).")
  }

  static func badText(_ what: String) -> SourceFailure {
    SourceFailure("\(what) with a zero", "A command takes no text with a zero character in it.")
  }

  /// `name` is what ran.
  static func noAnswer(_ name: String, after timeout: Double, said: String) -> SourceFailure {
    SourceFailure(
      "no answer in \(Spans.words(timeout))",
      said.isEmpty ? "\(name) did not end by itself and was ended." : said)
  }

  static func tooMuch(_ limit: Int) -> SourceFailure {
    SourceFailure(
      "more than \(ByteText.text(limit))",
      "The command printed more than is read; limit: sets that.")
  }

  static func ended(_ ending: CommandOutput.Ending, said: String) -> SourceFailure {
    switch ending {
    case .exit(let status):
      SourceFailure("exit \(status)", said.isEmpty ? "The command said nothing of why." : said)
    case .signal(let number): SourceFailure("ended by \(signalName(number))", said)
    }
  }

  static func streamEnded(_ how: String, said: String) -> SourceFailure {
    SourceFailure("stream ended: \(how)", said.isEmpty ? "It is started again." : said)
  }

  static func silent(_ timeout: Double) -> SourceFailure {
    SourceFailure("no record in \(Spans.words(timeout))", "The command runs, but wrote no line.")
  }

  private static func signalName(_ number: Int) -> String {
    let names: [Int32: String] = [
      SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL",
      SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
      SIGKILL: "SIGKILL", SIGUSR1: "SIGUSR1", SIGSEGV: "SIGSEGV", SIGUSR2: "SIGUSR2",
      SIGPIPE: "SIGPIPE", SIGALRM: "SIGALRM", SIGTERM: "SIGTERM", SIGXCPU: "SIGXCPU",
      SIGXFSZ: "SIGXFSZ", SIGSYS: "SIGSYS",
    ]
    return names[Int32(truncatingIfNeeded: number)] ?? "signal \(number)"
  }
}
