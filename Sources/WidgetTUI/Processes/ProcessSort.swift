import WidgetSources

/// A value by which processes are sorted.
enum ProcessSort: CaseIterable, Hashable {
  case cpu, memory, name, processID, disk

  /// The value in a word.
  var word: String {
    switch self {
    case .cpu: "CPU"
    case .memory: "memory"
    case .name: "name"
    case .processID: "PID"
    case .disk: "disk"
    }
  }

  /// The next one, after the last the first again.
  var next: ProcessSort {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }

  /// True if the greatest value comes first, unless the order is reversed.
  var isDescending: Bool { self == .cpu || self == .memory || self == .disk }

  /// Returns true if a process comes before another one. Those without a value come last in both
  /// directions; of equals the lower number comes first, by processor time that with more memory.
  func isBefore(_ one: ProcessUsage, _ other: ProcessUsage, isReversed: Bool) -> Bool {
    if self == .name {
      let names = (one.programName.lowercased(), other.programName.lowercased())
      if names.0 != names.1 { return isReversed ? names.0 > names.1 : names.0 < names.1 }
      return one.processID < other.processID
    }
    switch (value(of: one), value(of: other)) {
    case (let a?, let b?) where a != b: return isDescending != isReversed ? a > b : a < b
    case (.some, .none): return true
    case (.none, .some): return false
    case _ where self == .cpu && one.memory != other.memory: return one.memory > other.memory
    default: return one.processID < other.processID
    }
  }

  private func value(of process: ProcessUsage) -> Double? {
    switch self {
    case .cpu: process.cpu
    case .memory: Double(process.memory)
    case .processID: Double(process.processID)
    case .disk: process.diskRate
    case .name: nil
    }
  }
}
