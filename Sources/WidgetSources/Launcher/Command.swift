package import FoundationEssentials
import Glibc
import WidgetBase
package import WidgetSettings

/// A program to run, as a list of arguments and never through a shell.
package struct Command: Sendable, Hashable {
  /// The program and its arguments.
  package var arguments: [String]
  /// The whole environment of the program.
  package var environment: ProcessEnvironment
  /// The folder in which the program starts, or `nil` for this process's own.
  package var folder: String?
  /// The longest time that the program may run, in seconds.
  package var timeout: TimeInterval
  /// The most output that is read, in bytes.
  package var limit: Int
  /// The sandbox in which the program runs, or `nil` for none.
  package var sandbox: ProgramSandbox?

  /// The seconds that a command has to end after SIGTERM before it is killed.
  static let grace: TimeInterval = 1

  package init(
    _ arguments: [String], environment: ProcessEnvironment, folder: String? = nil,
    timeout: TimeInterval = 10, limit: Int = 1 << 20, sandbox: ProgramSandbox? = nil
  ) {
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    self.timeout = timeout
    self.limit = limit
    self.sandbox = sandbox
  }

  /// Runs the command to its end or to its deadline, blocking the thread.
  ///
  /// Its standard input is empty, and it leads its own session. When it ends, the rest of its
  /// process group receives SIGTERM and is not waited for; in a sandbox, all that it started is
  /// killed. Any exit status is a result; throws if
  /// the command cannot be started, does not end in time, or its ending is unknown.
  ///
  /// - Parameter onOutput: Called with all the output so far, whenever there is more.
  package func run(onOutput: ([UInt8]) -> Void = { _ in }) throws(SourceFailure) -> CommandOutput {
    let deadline = Deadline(after: timeout)
    var child = try start()
    var output = ChildOutput(child.output, limit: limit, keeping: .start)
    var errors = ChildOutput(child.errorOutput, limit: 16_384, keeping: .end)
    var isLate = false
    var size = 0
    while true {
      let hasEnded = child.waitsForEnd(
        orReadable: [output.descriptor, errors.descriptor], milliseconds: deadline.milliseconds)
      output.drain()
      errors.drain()
      if output.bytes.count > size {
        size = output.bytes.count
        onOutput(output.bytes)
      }
      if hasEnded { break }
      isLate = deadline.isOver
      if isLate || output.isCut {
        Self.end(&child, &output, &errors)
        break
      }
    }
    let result = CommandOutput(
      ending: try Self.ending(child.reap(), isLate: isLate), output: output.bytes,
      errorOutput: errors.end, isCut: output.isCut, seconds: deadline.elapsed)
    guard !isLate else {
      throw CommandWords.noAnswer(name, after: timeout, said: result.lastErrorLine)
    }
    return result
  }

  /// Runs the command and returns its output; throws if its exit status is not in `exits` or it
  /// writes more than the limit.
  ///
  /// - Parameter onOutput: Called with all the output so far, whenever there is more.
  package func output(
    exits: Set<Int> = [0], onOutput: ([UInt8]) -> Void = { _ in }
  ) throws(SourceFailure) -> CommandOutput {
    let result = try run(onOutput: onOutput)
    if result.isCut { throw CommandWords.tooMuch(limit) }
    if case .exit(let status) = result.ending, exits.contains(status) { return result }
    let failure = CommandWords.ended(result.ending, said: result.lastErrorLine)
    guard let sandbox else { throw failure }
    let refusals = sandbox.tellsRefusals ? SandboxRefusals(of: self) : nil
    throw SandboxWords.failure(
      failure, in: sandbox, proposal: refusals?.proposal, hasMore: refusals?.hasMore ?? false)
  }

  /// Starts the command as an independent process, which outlives this one and whose output is
  /// discarded.
  ///
  /// It is watched for `seconds`; throws if it cannot be started or fails within that time.
  package func launch(watching seconds: TimeInterval = 2) throws(SourceFailure) {
    let process = try started { path, environment throws(Errno) in
      try LaunchedProcess(
        path: path, arguments: arguments, environment: environment, folder: folder)
    }
    guard let ending = process.ending(within: seconds), ending != .exit(0) else { return }
    throw CommandWords.ended(try Self.ending(ending, isLate: false), said: "")
  }

  /// The program's name, for errors.
  var name: String {
    arguments.first.map { String($0.splitExactly(separator: "/").last ?? "") } ?? ""
  }

  /// Starts the command without waiting for it.
  func start() throws(SourceFailure) -> ChildProcess {
    guard let sandbox else {
      return try started { path, environment throws(Errno) in
        try ChildProcess(
          path: path, arguments: arguments, environment: environment, folder: folder)
      }
    }
    guard let temporary = ScratchFolder() else { throw SandboxWords.noTemporaryFolder }
    if let cache = sandbox.cache {
      mkdir(cache, 0o700)
      // One that no program has used for long is removed.
      utimensat(AT_FDCWD, cache, nil, AT_SYMLINK_NOFOLLOW)
    }
    var command = self
    command.environment = environment.adding(sandbox.variables(temporary: temporary.path))
    return try command.started { path, environment throws(Errno) in
      try ChildProcess(
        path: path, arguments: arguments, environment: environment, folder: folder,
        confinement: Confinement(
          sandbox, of: command, program: path, temporary: temporary.path), temporary: temporary)
    }
  }

  /// Finds the program and calls `start` with its path and variables.
  private func started<Process: ~Copyable>(
    _ start: (String, [String]) throws(Errno) -> Process
  ) throws(SourceFailure) -> Process {
    guard let program = arguments.first else { throw CommandWords.notFound("", environment.owner) }
    let lines = environment.lines
    guard !(arguments + lines).contains(where: { $0.utf8.contains(0) }) else {
      throw CommandWords.badText("text")
    }
    var status = stat()
    if let folder, stat(folder, &status) != 0 || status.st_mode & S_IFMT != S_IFDIR {
      throw CommandWords.noFolder(folder)
    }
    let path = try ProgramPath.found(program, folder: folder, in: environment)
    let run = LingeringProcesses.Run(path: path, arguments: arguments, folder: folder)
    if LingeringProcesses.hasOne(of: run, within: 1) { throw CommandWords.stillEnding(name) }
    do {
      return try Self.patiently { () throws(Errno) in
        try start(path, lines)
      }
    } catch {
      throw error.number == ENOEXEC
        ? CommandWords.noProgram(program) : CommandWords.cannotStart(program, error)
    }
  }

  /// Starts a program, and retries a few times while its file is open for writing.
  ///
  /// A script that was just saved is held open for a moment by every child that is started
  /// meanwhile.
  private static func patiently<Process: ~Copyable>(
    _ start: () throws(Errno) -> Process
  ) throws(Errno) -> Process {
    for pause: UInt32 in [1, 5, 20, 80, 200] {
      do throws(Errno) {
        return try start()
      } catch  where error.number == ETXTBSY {
        usleep(pause * 1000)
      }
    }
    return try start()
  }

  /// Sends SIGTERM to the child, and SIGKILL if it has not ended after the grace period.
  static func end(
    _ child: inout ChildProcess, _ output: inout ChildOutput, _ errors: inout ChildOutput
  ) {
    for signal in [SIGTERM, SIGKILL] {
      child.send(signal)
      let patience = Deadline(after: grace)
      while !patience.isOver {
        let hasEnded = child.waitsForEnd(
          orReadable: [output.descriptor, errors.descriptor], milliseconds: patience.milliseconds)
        // A process that waits for room in its pipe cannot end.
        output.drain()
        errors.drain()
        if hasEnded {
          child.send(SIGKILL)
          return
        }
      }
    }
  }

  private static func ending(
    _ ending: ChildProcess.Ending, isLate: Bool
  ) throws(SourceFailure) -> CommandOutput.Ending {
    switch ending {
    case .exit(let status): return .exit(status)
    case .signal(let number): return .signal(number)
    case .unknown where isLate: return .signal(Int(SIGKILL))
    case .unknown: throw SourceFailure("no answer", "The command ended, but not to us.")
    }
  }
}
