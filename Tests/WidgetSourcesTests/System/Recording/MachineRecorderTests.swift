import FoundationEssentials
import Testing

@testable import WidgetSources

@Suite struct MachineRecorderTests {
  @Test func writesWhatIsReadAndChanges() throws {
    let recorder = MachineRecorder(
      try machine(
        """
        @ 0
        > /proc/loadavg
        0.52 0.61 0.70 2/345 6789
        > /proc/unread
        x
        > statvfs /my\\040disk 3 2 1
        > /proc/9/stat
        9 (a) S
        @ 2
        > /proc/loadavg
        0.60 0.61 0.70 2/345 6790
        - /proc/9/stat
        @ 3
        - statvfs /my\\040disk
        """), from: .second(0.25))
    for second in [0.25, 1, 2.125, 3] {
      recorder.advance(to: .second(second))
      _ = recorder.withBytes(of: "/proc/loadavg") { _ in }
      _ = recorder.withBytes(of: "/proc/absent") { _ in }
      _ = recorder.space(at: "/my disk")
      recorder.visitProcesses { _, _ in }
    }
    #expect(
      String(decoding: recorder.recording, as: UTF8.self) == """
        widgettui-machine 1 2026-03-14T09:26:00Z
        @ 0.25
        > sysconf PAGESIZE 4096
        > sysconf CLK_TCK 100
        > /proc/loadavg
        0.52 0.61 0.70 2/345 6789
        > statvfs /my\\040disk 3 2 1
        > /proc/9/stat
        9 (a) S
        @ 2.125
        > /proc/loadavg
        0.60 0.61 0.70 2/345 6790
        - /proc/9/stat
        @ 3
        - statvfs /my\\040disk

        """)
  }

  /// A monitor of the recording gets the same readings as the monitor that was recorded.
  @Test func playedAgainItSaysTheSame() throws {
    let atlas = try RecordedMachine(contentsOf: fixture("machine.recording"))
    let dates = atlas.dates.prefix(12)
    let recorder = MachineRecorder(atlas, from: try #require(dates.first))
    let recorded = readings(SystemMonitor(machine: recorder), dates)
    let again = RecordedMachine(try MachineRecording(recorder.recording))
    #expect(readings(SystemMonitor(machine: again), dates) == recorded)
    #expect(again.dates == Array(dates))
  }

  private func readings(_ monitor: SystemMonitor, _ dates: ArraySlice<Date>) -> [String] {
    dates.map { date in
      """
      \(monitor.cpu(at: date) as Any) \(monitor.load(at: date) as Any)
      \(monitor.memory(at: date) as Any) \(monitor.fileSystems(at: date) as Any)
      \(monitor.diskRates(at: date) as Any) \(monitor.networkRates(at: date) as Any)
      \(monitor.temperatures(at: date) as Any) \(monitor.battery(at: date) as Any)
      \(monitor.uptime(at: date) as Any) \(monitor.processes(at: date, limit: 40) as Any)
      """
    }
  }
}
