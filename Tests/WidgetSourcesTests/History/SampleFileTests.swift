import FoundationEssentials
import TestServers
import Testing

@testable import WidgetSources

@Suite struct SampleFileTests {
  private let folder = TemporaryFolder()
  private var path: String { "\(folder.path)/samples" }

  private func file(keep: TimeInterval = 1e6, limit: Int = 1000) -> SampleFile {
    SampleFile(path: path, keep: keep, limit: limit)
  }

  @Test func valuesOutliveTheProcess() {
    var first: SampleFile? = file()
    first?.append(.init(time: 1, value: 10))
    first?.append(.init(time: 2, value: nil))
    first?.append(.init(time: 3, value: -1.5))
    first = nil
    #expect(file().samples.map(\.value) == [10, nil, -1.5])
  }

  @Test func whatIsDelayedIsWrittenAtTheEnd() {
    var first: SampleFile? = file()
    first?.append(.init(time: 100, value: 1), delay: 60)
    first?.append(.init(time: 110, value: 2), delay: 60)
    let size = { (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int }
    #expect(size() == 16)
    first = nil
    #expect(size() == 32)
  }

  @Test func oneWritesAndAllRead() {
    let first = file()
    let second = file()
    #expect(first.isRecorder && !second.isRecorder)
    first.append(.init(time: 1, value: 1))
    second.append(.init(time: 2, value: 2))
    #expect(second.samples.map(\.time) == [1, 2])
    #expect(file().samples.map(\.time) == [1])
  }

  @Test func anotherTakesOverWhenTheWriterHasGone() {
    var first: SampleFile? = file()
    let second = file()
    first?.append(.init(time: 1, value: 1))
    first = nil
    second.append(.init(time: 2, value: 2))
    #expect(second.isRecorder)
    #expect(file().samples.map(\.time) == [1, 2])
  }

  @Test func oldOnesGo() {
    let file = file(keep: 100)
    for time in stride(from: 0.0, through: 1000, by: 10) {
      file.append(.init(time: time, value: 1))
    }
    #expect((file.samples.first?.time ?? 0) >= 880)
    #expect(self.file().samples.first == file.samples.first)
  }

  @Test func ofTooManyEveryOtherOlderOneGoes() {
    let file = file(limit: 100)
    for time in 0..<1000 { file.append(.init(time: Double(time), value: 1)) }
    #expect(file.samples.count <= 100)
    #expect(file.samples.first?.time == 0)
    #expect(file.samples.last?.time == 999)
    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
    #expect(size <= 1600)
  }

  @Test func aCutOrDamagedFileIsReadAsFarAsItGoes() throws {
    var first: SampleFile? = file()
    for time in 1...3 { first?.append(.init(time: Double(time), value: Double(time))) }
    first = nil
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    bytes.removeLast(5)
    try bytes.write(to: URL(fileURLWithPath: path))
    #expect(file().samples.map(\.time) == [1, 2])
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count == 32)
    try Data(repeating: 0xff, count: 64).write(to: URL(fileURLWithPath: path))
    #expect(file().samples.isEmpty)
  }

  @Test func aClockSetBackBeginsAnewFromThere() {
    let file = file()
    for time in [1.0, 2, 3, 2.5] { file.append(.init(time: time, value: time)) }
    #expect(file.samples.map(\.time) == [1, 2, 2.5])
    // What was beyond is gone for who reads it next, too.
    file.append(.init(time: 2.7, value: 2.7))
    file.flush()
    #expect(self.file().samples.map(\.time) == [1, 2, 2.5, 2.7])
  }
}
