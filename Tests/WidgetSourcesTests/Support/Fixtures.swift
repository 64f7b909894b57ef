import FoundationEssentials

@testable import WidgetSources

extension String {
  /// Parses this text as a kernel file.
  func parsed<Value>(_ parse: (UnsafeRawBufferPointer) -> Value) -> Value {
    Array(utf8).parsed(parse)
  }
}

/// The start of the recordings written in tests.
let testStart = Date(timeIntervalSince1970: 1_773_480_360)

extension Date {
  /// Returns the date so many seconds after the start of the recordings written in tests.
  static func second(_ seconds: Double) -> Date { testStart.addingTimeInterval(seconds) }
}

/// Returns a machine that plays a recording written in a test, without its first line.
func machine(_ moments: String) throws -> RecordedMachine {
  let text = "widgettui-machine 1 2026-03-14T09:26:00Z\n\(moments)\n"
  return RecordedMachine(try MachineRecording(Array(text.utf8)))
}

/// Returns a monitor of such a machine.
func monitor(_ moments: String) throws -> SystemMonitor {
  SystemMonitor(machine: try machine(moments))
}

/// Returns the path of a file in Tests/Fixtures.
func fixture(_ name: String) -> String {
  let folders = #filePath.split(separator: "/").dropLast(3)
  return "/" + folders.joined(separator: "/") + "/Fixtures/" + name
}
