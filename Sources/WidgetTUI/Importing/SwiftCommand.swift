import WidgetBase
import WidgetImport
import WidgetSources

/// A run of the Swift toolchain, whose messages are read as one text.
struct SwiftCommand {
  let arguments: [String]

  /// The longest that a build may take, in seconds.
  private static let patience = 7200.0
  /// The most bytes of messages that are read.
  private static let limit = 64 << 20
  /// The last lines of messages that an error quotes.
  private static let quoted = 12

  /// The messages of a run, and whether it succeeded.
  struct Outcome {
    let text: String
    let isGood: Bool
  }

  init(_ arguments: [String]) { self.arguments = arguments }

  /// Runs the command to its end, whatever its exit status is.
  ///
  /// - Parameter mixesErrors: True if what it writes as errors is part of the text.
  func run(mixesErrors: Bool = true) throws(ImportError) -> Outcome {
    // Both streams are read whole: the compiler's messages may be long.
    let shell = mixesErrors ? ["/bin/sh", "-c", "exec \"$@\" 2>&1", "sh"] : []
    let command = Command(
      shell + arguments, environment: .own, timeout: Self.patience, limit: Self.limit)
    do throws(SourceFailure) {
      let output = try command.run()
      return Outcome(text: output.text, isGood: output.ending == .exit(0))
    } catch {
      throw .failed(arguments.prefix(2).joined(separator: " "), ["\(error)"])
    }
  }

  /// Runs the command; throws if it fails.
  func output(mixesErrors: Bool = true) throws(ImportError) -> String {
    let outcome = try run(mixesErrors: mixesErrors)
    guard outcome.isGood else {
      let lines = outcome.text.split(whereSeparator: \.isNewline).map(String.init)
      let errors = lines.filter { $0.contains("error: ") }
      let shown = errors.isEmpty ? lines : errors
      throw .failed(arguments.prefix(2).joined(separator: " "), Array(shown.suffix(Self.quoted)))
    }
    return outcome.text
  }
}
