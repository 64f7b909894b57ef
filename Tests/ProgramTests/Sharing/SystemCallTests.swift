import Glibc
import TestServers
import Testing
import WidgetArchive
import WidgetTesting

/// The replacement of an archive, killed or failed at each of its system calls.
@Suite(.fewAtOnce)
struct SystemCallTests {
  /// The ending of one traced run.
  private enum Outcome: Equatable {
    case killed
    case failed(status: Int32)
    /// The program ended before so many calls.
    case over
  }

  /// True if a process can be traced here: the driver knows the registers of one kind of processor.
  static let isTraceable: Bool = {
    #if arch(x86_64)
    access("/usr/bin/python3", X_OK) == 0
      && ((try? TextFile.read("/proc/sys/kernel/yama/ptrace_scope")) ?? nil ?? "0") < "2"
    #else
    false
    #endif
  }()

  static let driver = "\(PackageFolder.path)/Tests/Programs/at_system_call.py"
  private static let instance = "orders/small"

  /// Writes one archive over another, and has it killed or failed at a system call; checks what is
  /// left, and what the next writer makes of it.
  private func run(_ number: Int, _ action: String) async throws -> Outcome {
    let scratch = ScratchFolder()
    let folder = SharedFolder(path: "\(scratch.path)/state")
    let writer = try Program.path(ofProduct: "ArchiveWriter")
    let arguments = [writer, folder.path, "/dev/null", "1"]
    let plain = Program(writer)
    var variables = scratch.environment
    variables["SWIFT_BACKTRACE"] = "enable=no"
    _ = try await plain.run(Array(arguments.dropFirst()), environment: variables)
    let run = try await Program("python3").run(
      [Self.driver, folder.path, "\(number)", action] + arguments, environment: variables,
      timeout: .seconds(30))
    guard case .exited(let status) = run.ending, status != 0 else { return .over }
    let archive = try #require(try folder.timeline(Self.instance), "\(action) \(number)")
    #expect(["1", "2"].contains(archive.title) && archive.entries.count == 50)
    #expect(!Lease.isHeld(in: folder))
    let next = try await plain.run(Array(arguments.dropFirst()), environment: variables)
    #expect(next.ending == .exited(0), "\(next.standardError)")
    #expect(try folder.timeline(Self.instance)?.title == "\((Int(archive.title) ?? 0) + 1)")
    #expect(
      Self.files(in: folder.path) == [
        "asking", "host", "orders%2Fsmall", "orders%2Fsmall", "requests", "timelines", "wants",
      ], "\(action) \(number)")
    return status == 137 ? .killed : .failed(status: status - 64)
  }

  /// The names of all files in a folder, those of its folders among them.
  private static func files(in folder: String) -> [String] {
    FileAccess.names(in: folder).flatMap { [$0] + files(in: "\(folder)/\($0)") }.sorted()
  }

  /// Runs with ever later calls until the program ends before; returns how each run ended.
  private func sweep(_ action: String) async throws -> [Outcome] {
    var outcomes: [Outcome] = []
    while !outcomes.contains(.over), outcomes.count < 1000 {
      let first = outcomes.count + 1
      outcomes += try await withThrowingTaskGroup(of: (Int, Outcome).self) { group in
        for number in first..<first + 4 {
          group.addTask { (number, try await run(number, action)) }
        }
        var parts: [(Int, Outcome)] = []
        for try await part in group { parts.append(part) }
        return parts.sorted { $0.0 < $1.0 }.map(\.1)
      }
    }
    return outcomes.filter { $0 != .over }
  }

  @Test(.enabled(if: isTraceable)) func aKillAtAnyCallTearsNothing() async throws {
    let outcomes = try await sweep("KILL")
    #expect(outcomes.count > 30 && outcomes.allSatisfy { $0 == .killed })
  }

  @Test(.enabled(if: isTraceable), arguments: ["ENOSPC", "EIO", "EMFILE", "EINTR"])
  func anErrorOfAnyCallTearsNothing(_ error: String) async throws {
    let outcomes = try await sweep(error)
    #expect(outcomes.count > 10)
    // It says what is wrong, or goes on; a signal's interruption is none of the user's concern.
    let allowed: [Outcome] = [.failed(status: 0)] + (error == "EINTR" ? [] : [.failed(status: 1)])
    #expect(outcomes.allSatisfy { allowed.contains($0) }, "\(outcomes)")
  }
}
