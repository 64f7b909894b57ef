@testable import WidgetSources

extension ProcessUsage {
  /// Creates a process for a test.
  init(
    number: Int32, parent: Int32 = 1, name: String = "cc", cpu: Double? = 0, memory: UInt64 = 4096,
    disk: Double? = nil, started: UInt64 = 50, arguments: [String] = []
  ) {
    self.init(
      processID: number, name: name, cpu: cpu, memory: memory, state: "S", threads: 1,
      course: [nil, cpu], startTime: started)
    (parentID, diskRate, user, self.arguments) = (parent, disk, "ada", arguments)
  }
}
