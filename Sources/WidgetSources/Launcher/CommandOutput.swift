package import FoundationEssentials

/// The output of a command and its ending.
package struct CommandOutput: Sendable, Hashable {
  /// The ending of a command.
  package enum Ending: Sendable, Hashable {
    case exit(Int)
    case signal(Int)
  }

  package var ending: Ending
  /// The standard output, at most the limit.
  package var output: [UInt8]
  /// The end of the standard error.
  package var errorOutput: [UInt8]
  /// True if the output was longer than the limit and the command was ended for that.
  package var isCut: Bool
  /// The run time, in seconds.
  package var seconds: TimeInterval

  package init(
    ending: Ending, output: [UInt8] = [], errorOutput: [UInt8] = [], isCut: Bool = false,
    seconds: TimeInterval = 0
  ) {
    self.ending = ending
    self.output = output
    self.errorOutput = errorOutput
    self.isCut = isCut
    self.seconds = seconds
  }

  /// The output as text, in which invalid UTF-8 is replaced.
  package var text: String { String(received: output) }

  /// The last line of the standard error that is not blank, at most 200 characters.
  package var lastErrorLine: String {
    let lines = errorOutput.split { $0 == 0x0a || $0 == 0x0d }
    let last = lines.last { line in line.contains { $0 > 0x20 } } ?? []
    let text = String(received: last.prefix(800))
    let start = text.drop { $0 == " " || $0 == "\t" }
    return start.count > 200 ? start.prefix(199) + "…" : String(start)
  }
}
