import FoundationEssentials
import Glibc
import WidgetArchive
import WidgetBase
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The command `widgettui confined PERMISSIONS PROGRAM FOLDER`, with which front ends start the host of a
/// bundle: it becomes that host, in a sandbox unless the permissions are `-`, if no other user may write the program.
struct ConfinedCommand {
  private let permissions: Permissions?
  private let program: String
  private let folder: SharedFolder
  private let arguments: [String]

  init(_ options: Options) throws(CommandError) {
    let text = options.operands[0]
    permissions = Permissions(text: text)
    guard permissions != nil || text == HostStart.unconfined else {
      throw CommandError(words: "invalid permissions: \(text)")
    }
    program = options.operands[1]
    folder = SharedFolder(bundleAt: options.operands[2])
    arguments = ["host"] + options.operands.dropFirst(2)
  }

  /// Becomes the host; returns the reason if that fails.
  func run() throws -> CommandError {
    // Whoever starts it knows the program from the state, and may have looked at it long ago.
    try ForeignFile.check(program)
    guard let permissions else { return becomeUnconfined() }
    try folder.claim()
    WrittenFolders.share(in: folder.written)
    let (cache, temporary) = ("\(folder.path)/cache", "\(folder.path)/temporary")
    FolderRemoval.remove(temporary)
    let listed = [folder.wants, InstanceList.folder(in: folder)]
    for path in folder.ofBundle + listed + [cache, temporary] { try FileAccess.makeFolder(path) }
    // Its lease is a lock on this file, which has to be there when the rules are made.
    let file = open(folder.hostFile, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if file >= 0 { close(file) }

    var own = permissions
    // Of a board's permissions, a link may be a stranger's.
    own.read += listed.map(FilePath.settled)
    own.write += (folder.ofBundle + [folder.hostFile]).map(FilePath.settled)
    var sandbox = ProgramSandbox(own, cache: cache)
    // libdispatch reads the state of its threads in /proc by their numbers, and ends the program if it cannot.
    sandbox.unlisted = [FilePath.settled(folder.path), "/proc"]
    sandbox.board = BundleExecutable.board
    let failure = ConfinedProgram(
      [program] + arguments, environment: environment(sandbox), sandbox: sandbox,
      temporary: temporary
    ).become()
    return CommandError(words: "\(failure)")
  }

  /// Becomes the host without a sandbox; returns the reason if that fails.
  private func becomeUnconfined() -> CommandError {
    CStrings.with([program] + arguments) { _ = execv(program, $0) }
    return CommandError(words: "\(program): \(String(cString: strerror(errno)))")
  }

  /// The variables of the program itself, by their whole names: others that begin like them may be somebody's secrets.
  private static let needed: Set<String> = [
    ActivityFolder.variable, DescriptorLimit.variable, HostStart.leaseVariable,
    HostStart.environmentVariable, MachineName.variable, SharedFolder.variable,
    "LD_LIBRARY_PATH", "LD_PRELOAD", "SWIFT_BACKTRACE", "WIDGETTUI_ASSETS", "WIDGETTUI_CLOCK",
    "WIDGETTUI_LOG",
  ]

  /// The variables that the sandbox permits, and those by which hosts of the same screen agree on a folder,
  /// a lease and a clock.
  private func environment(_ sandbox: ProgramSandbox) -> ProcessEnvironment {
    let own = ProcessEnvironment.own
    let needed = own.variables.filter { name, _ in
      Self.needed.contains(name) || name.hasExactPrefix("FAKETIME")
    }
    return sandbox.environment(own).adding(needed)
      .adding([PermittedPlaces.variable: PermittedPlaces(of: permissions ?? Permissions()).text])
  }
}
