import CLinux
import FoundationEssentials
import WidgetBase
import WidgetImport
import WidgetSettings
import WidgetSources

/// The Swift toolchain, as it is started for a project that its user has not read.
///
/// A manifest is a program that says what it wants, and sources tell the compiler and the linker more than
/// what to compile. So they run in the sandbox that plugins have: they read the toolchain, the modules and what
/// they are given of the project, write one folder, and have neither network nor keys.
struct ProjectToolchain: Sendable {
  /// The folder with the toolchain's programs, libraries and modules.
  private let folder: String
  /// The version of its compiler and the system that it compiles for: only the same reads the modules that it writes.
  let compiler: String
  /// False if its programs run without a sandbox.
  private let isConfined: Bool
  /// True if a program in a sandbox has a part of /proc that tells of it and of no others.
  private let findsItself: Bool

  /// Finds the toolchain of `PATH`.
  ///
  /// - Parameter project: The folder of the project; `nil` if the user trusts it.
  init(project: String?) throws(ImportError) {
    let isTrusted = project == nil
    isConfined = !isTrusted
    // Whoever may write there could put a link in the place of what the toolchain is given: no rule of the sandbox
    // goes by one.
    if let project { WrittenFolders.note([FilePath.real(project) ?? project]) }
    let reason = Self.refusal(
      landlock: Int(clinux_landlock_version()), filters: clinux_can_filter())
    if !isTrusted, let reason { throw .noSandbox(reason) }
    let text = try SwiftCommand(["swiftc", "-print-target-info"]).output(mixesErrors: false)
    guard let info = try? PropertyList(Array(text.utf8)),
      let resources = info["paths"]?["runtimeResourcePath"]?.text
    else { throw .failed("swiftc -print-target-info", ["expected the toolchain's paths"]) }
    let folder = FilePath.folder(of: FilePath.folder(of: resources))
    self.folder = FilePath.real(folder) ?? folder
    compiler = [info["compilerVersion"]?.text, info["target"]?["triple"]?.text].compactMap { $0 }
      .joined(separator: " for ")
    findsItself = isTrusted || SandboxGaps.hasOwnProcesses
  }

  /// Returns the reason why a kernel cannot hold what a project starts; `nil` if it can.
  ///
  /// - Parameters:
  ///   - landlock: The version of Landlock; 0 for none.
  ///   - filters: True if system calls can be filtered.
  static func refusal(landlock: Int, filters: Bool) -> String? {
    if landlock == 0 { return "the kernel has no Landlock (Linux 6.2 or later has what is needed)" }
    if landlock < 3 {
      return "Landlock is of version \(landlock), which lets programs empty files; "
        + "expected version 3 (Linux 6.2) or later"
    }
    return filters ? nil : "system calls cannot be filtered on this processor"
  }

  /// Returns a run of one of its programs.
  ///
  /// - Parameters:
  ///   - program: The name of the program, with its arguments.
  ///   - start: The folder in which it starts.
  ///   - read: The files and folders that it reads besides the toolchain and the system.
  ///   - write: The folder that it writes; `nil` for none but a private one.
  func command(
    _ arguments: [String], in start: String = "/", reading read: [String], writing write: String?
  ) -> SwiftCommand {
    let program = ["\(folder)/bin/\(arguments[0])"] + arguments.dropFirst()
    guard isConfined else { return SwiftCommand(program, in: start) }
    var permissions = Permissions()
    permissions.read = [folder] + read
    permissions.write = [write].compactMap { $0 }
    // libdispatch reads the state of its threads there, and ends a program that cannot.
    permissions.processes = !findsItself
    var sandbox = ProgramSandbox(permissions)
    // Folders of the user's own programs are nothing that a compiler needs.
    sandbox.origin.variables["PATH"] = path
    return SwiftCommand(program, in: start, sandbox: sandbox)
  }

  private var path: String { "\(folder)/bin:/usr/local/bin:/usr/bin:/bin" }
}
