import CLinux
import Synchronization
import WidgetSettings

/// The parts of a sandbox that this machine's kernel does not enforce, in words.
package enum SandboxGaps {
  /// Starts a program in a sandbox and returns what the kernel does not enforce for it, one sentence
  /// each; empty if it enforces everything.
  package static func found() -> [String] {
    do throws(SourceFailure) {
      let enforcement = try enforcement()
      return words(
        landlock: Int(enforcement.landlock), filters: enforcement.filter,
        hasNamespaces: enforcement.namespaces)
    } catch {
      return ["Programs cannot be started in a sandbox: \(error)"]
    }
  }

  /// True if a program in a sandbox has a part of /proc that tells of its own processes and of no others; else it has
  /// none, unless it may see all processes.
  package static var hasOwnProcesses: Bool {
    hasNamespaces.withLock { known in
      if let known { return known }
      // A program that does not start, such as on a busy machine, says nothing of the kernel, and must not give others
      // more than they need.
      guard let enforcement = try? enforcement() else { return true }
      known = enforcement.namespaces
      return enforcement.namespaces
    }
  }

  /// True if programs have namespaces here; `nil` if none has been started yet to see.
  private static let hasNamespaces = Mutex<Bool?>(nil)

  private static func enforcement() throws(SourceFailure) -> clinux_enforcement {
    let command = Command(
      ["true"], environment: .own, folder: "/", timeout: 10, sandbox: ProgramSandbox())
    var child = try command.start()
    _ = child.waitsForEnd(orReadable: [], milliseconds: 5000)
    _ = child.reap()
    return child.enforcement
  }

  /// Returns the sentences for a version of Landlock, 0 for none, and for the other two means.
  static func words(landlock: Int, filters: Bool, hasNamespaces: Bool) -> [String] {
    var words: [String] = []
    switch landlock {
    case 0:
      words.append(
        "Files: the kernel has no Landlock (Linux 5.13 or later has it), so programs read and write "
          + "what you may.")
    case 1...2:
      words.append(
        "Files: Landlock is of version \(landlock); before version 3 (Linux 6.2) programs can empty "
          + "files that they cannot write.")
    default: break
    }
    if (1..<4).contains(landlock) {
      words.append(
        "Servers: Landlock is of version \(landlock); before version 4 (Linux 6.7) programs with "
          + "`network: yes` can answer in place of servers of this machine.")
    }
    // Bundles have no namespaces.
    if (1..<6).contains(landlock) {
      words.append(
        "Signals: Landlock is of version \(landlock); before version 6 (Linux 6.12) it does not keep "
          + (hasNamespaces ? "bundles" : "programs") + " from signals to your programs.")
    }
    if !filters {
      words.append(
        "Network: system calls cannot be filtered on this processor, so programs reach sockets of "
          + "other programs\(landlock < 4 ? " and the network" : " and the network over UDP").")
    }
    if !hasNamespaces {
      words.append(
        "Processes: this user may make no namespaces, so /tmp and the processes' part of /proc are "
          + "refused instead of private. A program in Swift needs `processes: yes` there, or may end "
          + "by itself.")
    }
    return words
  }
}
