import WidgetSources

/// The question asked before a signal is sent to a process.
struct SignalQuestion: Hashable {
  let process: ProcessUsage
  /// The signal that would be sent.
  var signal = ProcessSignal.terminate

  init(_ process: ProcessUsage) { self.process = process }

  /// Chooses the signal that is some rows below.
  mutating func choose(by step: Int) {
    let all = ProcessSignal.allCases
    let index = (all.firstIndex(of: signal) ?? 0) + step
    signal = all[min(max(0, index), all.count - 1)]
  }

  /// The signal, the process and its number in words.
  var subject: String { "\(signal.rawValue) to \(process.title)" }
}
