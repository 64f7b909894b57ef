import FoundationEssentials

/// All processes of one sample; names are kept as bytes until a row is read.
struct ProcessTable {
  struct Row {
    var stat: ProcessStat
    /// The fraction of one core, or `nil` while unknown.
    var cpu: Double?
    var course = ProcessCourse()
  }

  var date: Date
  var pageSize: UInt64
  private(set) var rows: [Row] = []
  private(set) var running = 0
  /// The number of processes that could not be read.
  var missed = 0
  /// The bytes of all names, one after another; a row's `stat.name` is a range in them.
  private var names: [UInt8] = []

  init(date: Date, pageSize: Int, capacity: Int) {
    self.date = date
    self.pageSize = UInt64(pageSize)
    rows.reserveCapacity(capacity)
    names.reserveCapacity(capacity * 16)
  }

  mutating func append(
    _ stat: ProcessStat, cpu: Double?, course: ProcessCourse, bytes: UnsafeRawBufferPointer
  ) {
    var row = Row(stat: stat, cpu: cpu, course: course)
    let start = names.count
    names.append(contentsOf: bytes.slice(stat.name))
    row.stat.name = start..<names.count
    rows.append(row)
    if stat.state == UInt8(ascii: "R") { running += 1 }
  }

  /// Returns the first `limit` processes in an order.
  func reading(_ order: ProcessesReading.Order, limit: Int) -> ProcessesReading {
    let first: ArraySlice<Row>
    switch order {
    case .cpu: first = rows.sorted(by: Self.usesMoreTime).prefix(max(limit, 0))
    case .memory: first = rows.sorted(by: Self.usesMoreMemory).prefix(max(limit, 0))
    }
    return ProcessesReading(
      date: date, processes: first.map(usage), total: rows.count + missed, running: running,
      missed: missed)
  }

  private func usage(_ row: Row) -> ProcessUsage {
    let (memory, tooBig) = row.stat.residentPages.multipliedReportingOverflow(by: pageSize)
    return ProcessUsage(
      processID: row.stat.processID, name: String(decoding: names[row.stat.name], as: UTF8.self),
      cpu: row.cpu, memory: tooBig ? .max : memory,
      state: Character(UnicodeScalar(row.stat.state)), threads: row.stat.threads,
      course: row.course.values, startTime: row.stat.startTime, parentID: row.stat.parentID)
  }

  private static func usesMoreTime(_ one: Row, _ other: Row) -> Bool {
    let (a, b) = (one.cpu ?? 0, other.cpu ?? 0)
    return a == b ? usesMoreMemory(one, other) : a > b
  }

  private static func usesMoreMemory(_ one: Row, _ other: Row) -> Bool {
    let (a, b) = (one.stat.residentPages, other.stat.residentPages)
    return a == b ? one.stat.processID < other.stat.processID : a > b
  }
}
