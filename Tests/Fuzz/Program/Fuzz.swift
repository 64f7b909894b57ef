import CFuzzer
import FuzzTargets
import Glibc

/// Runs one target under libFuzzer, whose options follow: `Fuzz --target=board -max_total_time=60
/// CORPUS SEEDS`.
@main
@MainActor
struct Fuzz {
  private static let option = "--target="
  // libFuzzer passes what begins with two hyphens on to the processes that it starts.
  private static let target = CommandLine.arguments.first { $0.hasPrefix(option) }.flatMap { word in
    FuzzTarget.all.first { $0.name == word.dropFirst(option.count) }
  }

  static func main() {
    guard target != nil else {
      let names = FuzzTarget.all.map(\.name).joined(separator: " ")
      say("usage: Fuzz --target=NAME [OPTION|CORPUS]..., with one of: \(names)")
      exit(2)
    }
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(
      LLVMFuzzerRunDriver(&count, &arguments) { start, count in
        MainActor.assumeIsolated {
          Fuzz.run(Array(UnsafeBufferPointer(start: start, count: count)))
        }
        return 0
      })
  }

  /// Runs the target with some bytes, and ends the process if a promise is broken.
  private static func run(_ bytes: [UInt8]) {
    let broken = target?.brokenPromises(for: bytes) ?? []
    guard !broken.isEmpty else { return }
    say("BROKEN: \(broken.prefix(5).joined(separator: "; "))")
    abort()
  }

  private static func say(_ words: String) {
    let line = Array("\(words)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }
}
