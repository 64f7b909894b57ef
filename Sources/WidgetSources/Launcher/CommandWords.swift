import Glibc
import WidgetBase
import WidgetSettings

/// The words for failures of commands.
enum CommandWords {
  static func notFound(_ name: String, _ owner: ProcessEnvironment.Owner) -> SourceFailure {
    SourceFailure(
      name.contains("/") ? "\(name): no such file" : "\(name): command not found",
      name.contains("/")
        ? "No file is at \(name)."
        : "PATH in the environment of \(owner.words) has no \(name): install it, or write its "
          + "full path.",
      kind: .absent)
  }

  static func notExecutable(_ path: String) -> SourceFailure {
    SourceFailure(
      "\(path): not executable", "This user may not execute it: chmod +x \(path)")
  }

  static func noProgram(_ path: String) -> SourceFailure {
    SourceFailure(
      "\(path): not a program",
      "The kernel cannot run it: a script begins with a line such as #!/bin/sh.")
  }

  static func noFolder(_ path: String) -> SourceFailure {
    SourceFailure("no such folder: \(path)", "The command cannot start in \(path).")
  }

  static func cannotStart(_ path: String, _ error: Errno) -> SourceFailure {
    if error.number == EMFILE { return tooManyFiles }
    return SourceFailure("\(path) did not start", "\(error.words).")
  }

  /// The failure of what needs descriptors, of which too few are left.
  static var tooManyFiles: SourceFailure {
    SourceFailure(
      "too many open files",
      "All widgets together may open \(DescriptorLimit.count) files; raise that with ulimit -Hn, or "
        + "show fewer streams.")
  }

  static func badText(_ what: String) -> SourceFailure {
    SourceFailure(
      "\(what) contains NUL", "A command's arguments and variables cannot contain a NUL character.")
  }

  /// Returns the failure of a command that did not end in time; `name` is the program's.
  static func noAnswer(_ name: String, after timeout: Double, said: String) -> SourceFailure {
    .timeout(timeout, said.isEmpty ? "\(name) did not end in time and was stopped." : said)
  }

  static func tooMuch(_ limit: Int) -> SourceFailure {
    .tooLarge(limit, "The command printed more than the limit; raise limit:.")
  }

  static func ended(_ ending: CommandOutput.Ending, said: String) -> SourceFailure {
    switch ending {
    case .exit(let status):
      SourceFailure(
        "exit \(status)", said.isEmpty ? "The command wrote no error message." : said,
        kind: .exited(status: status))
    case .signal(let number):
      SourceFailure("ended by \(signalName(number))", said.isEmpty ? cause(number) : said)
    }
  }

  /// Returns the cause of an end by a signal, if there is only one.
  private static func cause(_ signal: Int) -> String {
    guard signal == Int(SIGXFSZ) else { return "" }
    let largest = ByteText.text(ProgramSandbox.largestOfBoards)
    return "It wrote a file beyond the size that it may have, in a sandbox \(largest)."
  }

  static func stillEnding(_ name: String) -> SourceFailure {
    SourceFailure(
      "its last run has not ended",
      "\(name) was stopped, and waits for a disk or a server that does not respond. It starts again "
        + "when that run has ended.")
  }

  static func streamEnded(
    _ how: String, said: String, kind: SourceFailure.Kind = .other
  ) -> SourceFailure {
    SourceFailure("stream ended: \(how)", said.isEmpty ? "It will be restarted." : said, kind: kind)
  }

  static func silent(_ timeout: Double) -> SourceFailure {
    SourceFailure(
      "no record in \(Spans.words(timeout))", "The command is running but has written no line.")
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
