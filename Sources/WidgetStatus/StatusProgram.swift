import Glibc
internal import WidgetArchive
internal import WidgetLayout

/// The program that prints widgets in one line.
@MainActor
package enum StatusProgram {
  /// Runs a command line, and returns the exit status: 0 done, 1 failed, 2 usage.
  package static func run(_ arguments: [String]) -> Int32 {
    StandardDescriptors.openMissing()
    HostStart.keepDescriptors()
    do throws(StatusError) {
      let options = try StatusOptions(arguments)
      if options.help { return write(StatusOptions.usage, to: STDOUT_FILENO) }
      if options.version { return write("widgettui-status 0.1.0\n", to: STDOUT_FILENO) }
      let reader = try StatusReader(options)
      if options.follows { try reader.follow() } else { try reader.printOnce() }
      return 0
    } catch {
      let hint = error.isUsage ? "\nTry: widgettui-status --help" : ""
      _ = write("widgettui-status: \(error)\(hint)\n", to: STDERR_FILENO)
      return error.isUsage ? 2 : 1
    }
  }

  private static func write(_ text: String, to descriptor: Int32) -> Int32 {
    FileAccess.write(SevenBit.bytes(text, for: descriptor), to: descriptor) ? 0 : 1
  }
}
