import Glibc
import WidgetArchive
import WidgetTesting

/// Runs of the program with a changed clock, through Debian's `faketime` and its library.
enum FakeTime {
  /// Runs the program in a folder of boards with its clock shifted back or ahead: `-2d`, `+3h`.
  static func run(_ offset: String, in folder: BoardFolder, _ arguments: String...) async throws
    -> Program.Outcome
  {
    try await Program("faketime").run(
      ["-f", offset, try Program.widgettui().path] + arguments,
      environment: folder.environment, directory: folder.path, timeout: .seconds(20))
  }

  /// Removes the library's shared memory of processes that are gone.
  ///
  /// The library names it by the process, and ends a process whose name is taken. A process that is
  /// killed leaves it behind, and numbers come again.
  static func removeLeftovers() {
    for name in FileAccess.names(in: "/dev/shm") where name.contains("faketime_s") {
      let number = name.split(separator: "_").last.flatMap { pid_t($0) }
      if let number, kill(number, 0) != 0, errno == ESRCH { unlink("/dev/shm/\(name)") }
    }
  }
}
