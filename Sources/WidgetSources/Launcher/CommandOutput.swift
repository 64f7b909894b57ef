package import FoundationEssentials

/// What a command wrote, and how it ended.
package struct CommandOutput: Sendable, Hashable {
  /// How a command ended.
  package enum Ending: Sendable, Hashable {
    case exit(Int)
    case signal(Int)
  }

  package var ending: Ending
  /// What it wrote to its standard output, at most the limit.
  package var output: [UInt8]
  /// The last of what it wrote to its standard error.
  package var errorOutput: [UInt8]
  /// True where there was more output than the limit; the command was ended then.
  package var isCut: Bool
  /// How long it ran, in seconds.
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

  /// The output as text; what is no UTF-8 is replaced.
  package var text: String { String(decoding: output, as: UTF8.self) }

  /// The last line of the standard error that has anything on it, at most 200 characters.
  package var lastErrorLine: String {
    let lines = errorOutput.split { $0 == 0x0a || $0 == 0x0d }
    let last = lines.last { line in line.contains { $0 > 0x20 } } ?? []
    let text = String(decoding: last.prefix(800), as: UTF8.self)
    let start = text.drop { $0 == " " || $0 == "\t" }
    return start.count > 200 ? start.prefix(199) + "…" : String(start)
  }
}
