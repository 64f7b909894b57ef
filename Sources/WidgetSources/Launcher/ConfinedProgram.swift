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
  ///   - arguments: The program's whole path and its arguments.
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
    guard let path = command.arguments.first else { return SourceFailure("no program") }
    let confinement = Confinement(
      sandbox, of: command, program: path, temporaryFolder: temporary)
    let environment = command.environment.adding(sandbox.variables(temporary: temporary)).lines
    let error = CStrings.with(command.arguments) { arguments in
      CStrings.with(environment) { environment in
        path.withCString { path in
          "/".withCString { folder in
            confinement.with { sandbox in
              var program = clinux_program(
                path: path, arguments: arguments, environment: environment, folder: folder,
                sandbox: sandbox)
              return clinux_become_confined(&program)
            }
          }
        }
      }
    }
    return SourceFailure("\(path): \(String(cString: strerror(error)))")
  }
}
