import WidgetBase
import WidgetImport
import WidgetSources

/// A run of the Swift toolchain, whose messages are read as one text.
struct SwiftCommand {
  let arguments: [String]
  private let folder: String
  private let sandbox: ProgramSandbox?

  /// The longest that it may take, in seconds.
  var patience = 7200.0
  /// The most bytes of messages that are read.
  private static let limit = 64 << 20
  /// The last lines of messages that an error quotes.
  private static let quoted = 12
  /// Package managers ask git about packages, and a repository's configuration names programs for git to
  /// start: it finds no repository and no configuration.
  private static let gitless = [
    "GIT_DIR": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null",
    "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_TERMINAL_PROMPT": "0",
  ]

  /// The messages of a run, and whether it succeeded.
  struct Outcome {
    let text: String
    let isGood: Bool
    /// The end of what it wrote as errors, if that is not part of the text.
    var errors = ""
  }

  /// - Parameters:
  ///   - folder: The folder in which it starts.
  ///   - sandbox: The sandbox; `nil` for what the user trusts.
  init(_ arguments: [String], in folder: String = "/", sandbox: ProgramSandbox? = nil) {
    (self.arguments, self.folder, self.sandbox) = (arguments, folder, sandbox)
  }

  private var environment: ProcessEnvironment {
    guard let sandbox else { return .own.adding(Self.gitless) }
    let path = sandbox.origin["PATH"].map { ["PATH": $0] } ?? [:]
    var own = sandbox.environment(.own)
    // They name folders in the user's home.
    own.variables = own.variables.filter { !$0.key.hasExactPrefix("XDG_") }
    return own.adding(Self.gitless).adding(path)
  }

  /// Runs the command to its end, whatever its exit status is.
  ///
  /// - Parameter mixesErrors: True if what it writes as errors is part of the text.
  func run(mixesErrors: Bool = true) throws(ImportError) -> Outcome {
    // Both streams are read whole: the compiler's messages may be long. Where the home folder cannot be
    // read, the private folder is one.
    let home =
      sandbox == nil ? "" : "export HOME=\"$TMPDIR\" SWIFTPM_BUILD_DIR=\"$TMPDIR/build\"; "
    let script = "\(home)exec \"$@\"\(mixesErrors ? " 2>&1" : "")"
    let command = Command(
      ["/bin/sh", "-c", script, "sh"] + arguments, environment: environment, folder: folder,
      timeout: patience, limit: Self.limit, sandbox: sandbox)
    do throws(SourceFailure) {
      let output = try command.run()
      return Outcome(
        text: output.text, isGood: output.ending == .exit(0),
        errors: String(decoding: output.errorOutput, as: UTF8.self))
    } catch {
      throw .failed(name, ["\(error)"])
    }
  }

  /// Runs the command; throws if it fails.
  func output(mixesErrors: Bool = true) throws(ImportError) -> String {
    let outcome = try run(mixesErrors: mixesErrors)
    guard outcome.isGood else {
      let lines = (outcome.text + outcome.errors).split(whereSeparator: \.isNewline)
        .map(String.init)
      let errors = lines.filter { $0.contains("error: ") }
      let shown = errors.isEmpty ? lines : errors
      throw .failed(name, Array(shown.suffix(Self.quoted)))
    }
    return outcome.text
  }

  /// The program with its first argument, for errors.
  private var name: String {
    let program = arguments.first.map { FilePath.parts($0).name } ?? ""
    return ([program] + arguments.dropFirst().prefix(1)).joined(separator: " ")
  }
}
