import FoundationEssentials

/// A meter that compares the processors' counters with those of the previous sample.
struct CPUMeter: Meter {
  private var previous: CPUTimes?
  var history: History
  private var coreHistories: [History] = []

  /// The most samples in the history of one processor; no course is longer.
  private static let coreCapacity = 128

  init(history: History) {
    self.history = history
  }

  mutating func sample(_ machine: any Machine, at now: Date) -> CPUReading? {
    let times = machine.withBytes(of: "/proc/stat", CPUTimes.parse) ?? nil
    defer { previous = times }
    guard let times else { return nil }
    let share = previous.flatMap { CPUShare(from: $0.total, to: times.total) }
    history.append(share?.busy, at: now)
    let perCore = perCore(times)
    noteCores(perCore, count: times.cores.count, at: now)
    return CPUReading(
      date: now, usage: share?.busy, user: share?.user, system: share?.system, perCore: perCore,
      coreCount: times.cores.count, history: history, coreHistories: coreHistories)
  }

  /// Adds a sample to the histories of the processors, which begin again if their number changes.
  private mutating func noteCores(_ shares: [Double], count: Int, at now: Date) {
    if coreHistories.count != count {
      coreHistories = Array(repeating: History(capacity: Self.coreCapacity), count: count)
    }
    for index in coreHistories.indices {
      coreHistories[index].append(shares.indices.contains(index) ? shares[index] : nil, at: now)
    }
  }

  /// Returns the share of each core; empty if a core was added, removed or restarted.
  private func perCore(_ times: CPUTimes) -> [Double] {
    guard let previous, previous.cores.count == times.cores.count else { return [] }
    let shares = zip(previous.cores, times.cores).compactMap { CPUShare(from: $0, to: $1)?.busy }
    return shares.count == times.cores.count ? shares : []
  }
}
