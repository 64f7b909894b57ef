import CLinux
import Glibc
package import WidgetSettings

/// A program that this process becomes, in a sandbox.
///
/// It keeps this process's number and descriptors, and has no supervisor: what it starts may outlive it.
/// A program whose output is read is a `Command`.
package struct ConfinedProgram {
  private let command: Command
  private let sandbox: ProgramSandbox
  private let temporary: String

  /// - Parameters:
  ///   - arguments: The program's whole path and its arguments; at least the path.
  ///   - environment: All variables that it gets.
  ///   - temporary: The path of its folder for temporary files.
  package init(
    _ arguments: [String], environment: ProcessEnvironment, sandbox: ProgramSandbox,
    temporary: String
  ) {
    command = Command(arguments, environment: environment, folder: "/", sandbox: sandbox)
    (self.sandbox, self.temporary) = (sandbox, temporary)
  }

  /// Becomes the program; returns the reason if that fails.
  package func become() -> SourceFailure {
    let path = command.arguments[0]
    let error = clinux_program.with(
      path: path, arguments: command.arguments,
      environment: command.environment.adding(sandbox.variables(temporary: temporary)).lines,
      folder: command.folder,
      confinement: Confinement(sandbox, of: command, program: path, temporary: temporary),
      clinux_become_confined)
    return SourceFailure("\(path): \(Errno(number: error).words)")
  }
}
