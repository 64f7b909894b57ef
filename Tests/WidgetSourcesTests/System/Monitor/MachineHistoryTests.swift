import FoundationEssentials
import TestServers
import Testing
import WidgetBase

@testable import WidgetSources

@Suite struct MachineHistoryTests {
  private let folder = TemporaryFolder()
  private var path: String { "\(folder.path)/history" }

  private func history(limit: Int = 4000) -> MachineHistory {
    MachineHistory(folder: path, limit: limit)
  }

  /// Adds values of the processors, one a second, each the number of its second.
  private func note(_ seconds: ClosedRange<Int>, in history: MachineHistory) {
    for second in seconds {
      history.note(Double(second), of: .cpu, at: .second(Double(second)), rhythm: 1)
    }
  }

  /// Returns samples as words: their second and value, `×` for a time without readings.
  private func words(_ history: MachineHistory, _ figure: MachineFigure.Name = .cpu) -> String {
    history.samples(of: figure).map { sample in
      let second = Int(sample.time - testStart.timeIntervalSince1970)
      return sample.outcome == .unread
        ? "\(second)×" : "\(second):\(sample.value.map { "\(Int($0))" } ?? "–")"
    }.joined(separator: " ")
  }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  @Test func aRestartLeavesAGapAndThePastBeforeIt() {
    var first: MachineHistory? = history()
    if let first { note(1...3, in: first) }
    first?.store()
    first = nil
    let second = history()
    #expect(words(second) == "1:1 2:2 3:3")
    // As the first reading after a start has no rate.
    second.note(nil, of: .cpu, at: .second(100), rhythm: 1)
    note(101...102, in: second)
    let past = "1:1 2:2 3:3 4× 100:– 101:101 102:102"
    #expect(words(second) == past)
    second.store()
    #expect(words(second) == past)
    #expect(words(history()) == past)
  }

  /// A restart shows what was kept, and the time between as one in which nobody looked.
  @Test func aRestartRecallsThePastOnce() {
    var first: MachineHistory? = history()
    if let first { note(1...3, in: first) }
    first?.store()
    first = nil
    let second = history()
    second.note(nil, of: .cpu, at: .second(6), rhythm: 1)
    #expect(second.recall(.cpu, count: 10) == nil)
    second.note(6, of: .cpu, at: .second(6.3), rhythm: 1)
    #expect(second.recall(.cpu, count: 10) == [1, 2, 3, nil, nil])
    #expect(second.recall(.cpu, count: 10) == nil)
    #expect(second.recall(.load, count: 10) == nil)
  }

  @Test(
    arguments: [
      // No more than there is room for; after the newest one nobody has looked.
      (7, 1, 3, [4, nil, nil]), (9, 1, 3, nil), (60, 1, 10, nil),
      // Read half as often: the mean of those around a time. A value stands until the next.
      (8, 2, 9, [0.5, 2, 4, nil]), (6, 0.5, 8, [2, 2, 2, 2, 4, nil, nil, nil]),
    ] as [(Int, TimeInterval, Int, [Double?]?)])
  func whatIsRecalledIsOfTheRhythm(
    start: Int, rhythm: TimeInterval, count: Int, expected: [Double?]?
  ) throws {
    try FileAccess.makeFolder(path)
    let file = SampleFile(path: "\(path)/machine.cpu", keep: 1_000_000)
    for time in [0, 1, 2, 4] {
      file.append(SampleFile.Sample(date: .second(Double(time)), value: Double(time)))
    }
    file.flush()
    let history = history()
    for step in 0...1 {
      history.note(
        9, of: .cpu, at: .second(Double(start) + Double(step) * rhythm), rhythm: rhythm)
    }
    #expect(history.recall(.cpu, count: count) == expected)
  }

  @Test func nothingIsReadOrWrittenInTheFirstMinute() {
    let history = history()
    note(0...59, in: history)
    #expect(names == [])
    note(60...60, in: history)
    #expect(names == ["machine.cpu", "machine.cpu.lock", "machine.lock"])
    #expect(SampleFile.samples(at: "\(path)/machine.cpu").count == 61)
    note(61...119, in: history)
    #expect(SampleFile.samples(at: "\(path)/machine.cpu").count == 61)
    #expect(history.samples(of: .cpu).count == 120)
    note(120...120, in: history)
    #expect(SampleFile.samples(at: "\(path)/machine.cpu").count == 121)
  }

  @Test func oneProcessWritesAndTheOtherGoesOnWhenItEnds() {
    var first: MachineHistory? = history()
    let second = history()
    for time in 1...3 {
      if let first { note(time...time, in: first) }
      second.note(Double(time), of: .cpu, at: .second(Double(time) + 0.4), rhythm: 1)
    }
    first?.store()
    second.store()
    #expect(words(history()) == "1:1 2:2 3:3")
    first = nil
    note(5...6, in: second)
    second.store()
    // What both have measured stands there once.
    #expect(words(history()) == "1:1 2:2 3:3 3:3 5:5 6:6")
    #expect(
      history().samples(of: .cpu).map(\.time) == history().samples(of: .cpu).map(\.time).sorted())
  }

  @Test func whatAClockSetBackMakesFutureIsNoPast() {
    var first: MachineHistory? = history()
    if let first { note(500...502, in: first) }
    first?.store()
    first = nil
    let second = history()
    note(100...101, in: second)
    #expect(words(second) == "100:100 101:101")
    second.store()
    #expect(words(history()) == "100:100 101:101")
  }

  @Test func theFilesStaySmall() {
    let history = history(limit: 100)
    note(0...1000, in: history)
    history.store()
    let kept = SampleFile.samples(at: "\(path)/machine.cpu")
    #expect(kept.count <= 100)
    #expect(kept.last?.value == 1000)
    #expect((kept.first?.value).map { $0 < 500 } == true)
  }

  @Test func aFolderThatCannotBeMadeKeepsNothing() throws {
    try Data("x".utf8).write(to: URL(filePath: folder.path + "/file"))
    let history = MachineHistory(folder: folder.path + "/file/history")
    note(0...2000, in: history)
    #expect(history.samples(of: .cpu).count <= 512)
    #expect(history.samples(of: .cpu).last?.value == 2000)
    #expect(MachineHistory(folder: folder.path + "/file/history").samples(of: .cpu).isEmpty)
  }
}
