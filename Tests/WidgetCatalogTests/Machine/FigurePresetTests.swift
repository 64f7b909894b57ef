import FoundationEssentials
import TestServers
import Testing
import WidgetSources
import WidgetTimeline

@testable import WidgetCatalog

@MainActor
@Suite struct FigurePresetTests {
  private let folder = TemporaryFolder()
  private let start = Date(timeIntervalSince1970: 1_773_480_240)

  /// Returns a machine with loads of 1, 2 and so on, one a second, that keeps its past in the folder, and
  /// the clock of its last second.
  private func machine(from first: Int, count: Int, isKept: Bool = true) throws -> MachineContext {
    var text = "widgettui-machine 1 2026-03-14T09:24:00Z\n"
    for second in first..<first + count {
      text += "@ \(second)\n> /proc/loadavg\n\(second).00 0.00 0.00 1/1 1\n"
    }
    let recording = try MachineRecording(Array(text.utf8))
    let monitor = SystemMonitor(machine: RecordedMachine(recording))
    if isKept { monitor.past = MachineHistory(folder: folder.path) }
    let last = start + Double(first + count - 1)
    return MachineContext(monitor: monitor, clock: ManualClock(last), interval: nil)
  }

  /// Reads the figure once a second, and returns its past as seconds and values.
  private func run(_ machine: MachineContext, from first: Int, count: Int) -> [String] {
    for second in first..<first + count {
      _ = FigurePreset.load.figure(of: machine, at: start + Double(second))
    }
    let series = FigurePreset.load.history(of: machine)?.series ?? []
    return series.flatMap(\.samples).map { sample in
      "\(Int(sample.date.timeIntervalSince(start))):\(sample.value.map { "\($0)" } ?? "–")"
    }
  }

  @Test func thePastReachesBackOverARestartWithAGap() throws {
    let before = try machine(from: 1, count: 2)
    #expect(run(before, from: 1, count: 2) == ["1:1.0", "2:2.0"])
    before.monitor.past?.store()
    before.monitor.past = nil
    let after = try machine(from: 60, count: 2)
    #expect(run(after, from: 60, count: 2) == ["1:1.0", "2:2.0", "3:–", "60:60.0", "61:61.0"])
  }

  @Test func whereNothingIsKeptItBeginsWithTheProgram() throws {
    #expect(
      run(try machine(from: 60, count: 2, isKept: false), from: 60, count: 2)
        == ["60:60.0", "61:61.0"])
  }
}
