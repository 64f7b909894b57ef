import WidgetLayout
import WidgetSources

/// Processes as rows of words.
struct ProcessesModel {
  struct Row: Hashable {
    var processID: String
    var name: String
    var cpu: String
    var memory: String
    /// The share of one processor, from 0; above 1 for several processors. `nil` until the second
    /// sample.
    var share: Double?
    var memoryBytes: UInt64 = 0
    var user = ""
    /// The arguments after the program's name.
    var arguments = ""
    /// The shares in the last samples, the oldest first.
    var course: [Double?] = []
  }

  var rows: [Row]
  var order: ProcessesReading.Order
  var total: Int
  var running: Int
  /// The words for the processes that could not be read; `nil` if there are none.
  var omission: String?
  /// True while the shares of processors need a second sample.
  var isPending = false
  /// The width in columns of the widest process id, or of its heading.
  var identifierWidth = 5

  static let families: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryRectangular,
    .accessoryInline,
  ]
}

extension ProcessesModel {
  init(_ reading: ProcessesReading, order: ProcessesReading.Order) {
    let percent = ValueFormat(digits: 1, symbols: .system)
    let bytes = MachineValue(.memoryUsed).format
    rows = reading.processes.map { process in
      Row(
        processID: String(process.processID), name: process.programName,
        cpu: percent.text(pending: process.cpu.map { $0 * 100 }),
        memory: bytes.text(Double(process.memory)), share: process.cpu, memoryBytes: process.memory,
        user: process.user, arguments: Array(process.arguments.dropFirst()).joined(separator: " "),
        course: process.course)
    }
    self.order = order
    total = reading.total
    running = reading.running
    omission = reading.omission
    isPending = reading.processes.allSatisfy { $0.cpu == nil }
    identifierWidth = max(3, rows.map(\.processID.utf8.count).max() ?? 0)
  }

  static func sample(_ order: ProcessesReading.Order) -> ProcessesModel {
    ProcessesModel(
      rows: [
        Row(processID: "4711", name: "postgres", cpu: "31.0", memory: "1.20 GiB", share: 0.31),
        Row(processID: "815", name: "firefox", cpu: "12.4", memory: "2.31 GiB", share: 0.12),
        Row(processID: "42", name: "tmux: server", cpu: "0.3", memory: "8.10 MiB", share: 0.01),
      ], order: order, total: 211, running: 2)
  }
}
