import FoundationEssentials
import Glibc
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

  /// Anything else in the file's place is not waited for, and is replaced; a link's target is left alone.
  @Test func whatIsNoFileIsReplaced() throws {
    #expect(mkfifo(path, 0o600) == 0)
    var first: SampleFile? = file()
    first?.append(.init(time: 1, value: 10))
    first = nil
    #expect(file().samples.map(\.value) == [10])
    let other = "\(folder.path)/other"
    try FileManager.default.moveItem(atPath: path, toPath: other)
    #expect(symlink(other, path) == 0)
    var second: SampleFile? = file()
    second?.append(.init(time: 2, value: 20))
    second = nil
    #expect(file().samples.map(\.value) == [20])
    #expect(SampleFile.samples(at: other).map(\.value) == [10])
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
    // Later samples are gone for the next reader of the file, too.
    file.append(.init(time: 2.7, value: 2.7))
    file.flush()
    #expect(self.file().samples.map(\.time) == [1, 2, 2.5, 2.7])
  }

  private func outcomes(_ file: SampleFile) -> String {
    file.samples.map { sample in
      switch sample.outcome {
      case .read:
        sample.value.map { "\(Int(sample.time))=\(Int($0))" } ?? "\(Int(sample.time))=none"
      case .failed: "\(Int(sample.time))=failed"
      case .denied: "\(Int(sample.time))=denied"
      case .unread: "\(Int(sample.time))=unread"
      }
    }.joined(separator: " ")
  }

  @Test func failuresAreKeptAndOutliveTheProcess() {
    var first: SampleFile? = file()
    first?.append(.init(time: 10, value: 1))
    for time in stride(from: 20.0, through: 500, by: 10) {
      first?.append(.failure(at: Date(timeIntervalSince1970: time)))
    }
    first?.append(.init(time: 510, value: nil))
    first?.append(.init(time: 520, value: 2))
    let words = "10=1 20=failed 500=failed 510=none 520=2"
    #expect(first.map(outcomes) == words)
    first = nil
    #expect(outcomes(file()) == words)
  }

  /// While access is denied, what was read before is shown to nobody; when it is allowed again, nothing is lost.
  @Test func whatIsDeniedIsNotShown() {
    var first: SampleFile? = file()
    first?.append(.init(time: 10, value: 1))
    for time in [20.0, 30, 40] {
      first?.append(.failure(at: Date(timeIntervalSince1970: time), isDenied: true))
    }
    #expect(first.map(outcomes) == "10=1 20=denied 40=denied")
    first = nil
    let second = file()
    #expect(second.samples.shown.map(\.time) == [20, 40])
    second.append(.failure(at: Date(timeIntervalSince1970: 50)))
    second.append(.init(time: 100, outcome: .unread))
    #expect(second.samples.shown.map(\.time) == [20, 40, 50, 100])
    #expect(second.samples.shown.map(\.outcome) == [.failed, .failed, .failed, .unread])
    second.append(.init(time: 110, value: 2))
    #expect(second.samples.shown.map(\.value) == [1, nil, nil, nil, nil, 2])
  }

  @Test(arguments: [(149.0, 60.0, false), (151, 60, true), (6, 1, false), (6.1, 1, true)])
  func aLongTimeWithoutAReadingIsAGap(_ seconds: Double, _ rhythm: Double, _ isGap: Bool) {
    let file = file()
    file.append(.init(time: 1000, value: 1), rhythm: rhythm)
    file.append(.init(time: 1000 + seconds, value: 2), rhythm: rhythm)
    #expect(file.samples.map(\.outcome) == (isGap ? [.read, .unread, .read] : [.read, .read]))
    if isGap { #expect(file.samples[1].time == 1000 + rhythm) }
  }

  @Test func theTimeInWhichTheProgramWasOffIsAGap() {
    var first: SampleFile? = file()
    first?.append(.init(time: 60, value: 1), rhythm: 60)
    first = nil
    let second = file()
    second.append(.failure(at: Date(timeIntervalSince1970: 3600)), rhythm: 60)
    second.append(.init(time: 3660, value: 2), rhythm: 60)
    #expect(outcomes(second) == "60=1 120=unread 3600=failed 3660=2")
    #expect(outcomes(file()) == outcomes(second))
  }

  /// A week of failures, a minute apart, does not displace the values.
  @Test func failuresDoNotMakeValuesGo() {
    let file = file(limit: 100)
    for time in 0..<100 { file.append(.init(time: Double(time), value: Double(time))) }
    for time in 100..<10_000 {
      file.append(.failure(at: Date(timeIntervalSince1970: Double(time))))
    }
    file.append(.init(time: 10_000, value: 1))
    #expect(file.samples.prefix(100).compactMap(\.value).count > 60)
    #expect(outcomes(file).hasSuffix("99=99 100=failed 9999=failed 10000=1"))
  }

  @Test func ofASourceThatComesAndGoesTheGapsStayBetweenItsValues() {
    let file = file(limit: 50)
    for time in 0..<1000 {
      file.append(
        time % 2 == 0
          ? .init(time: Double(time), value: 1)
          : .failure(at: Date(timeIntervalSince1970: Double(time))))
    }
    #expect(file.samples.count <= 160)
    let pairs = zip(file.samples, file.samples.dropFirst())
    #expect(!pairs.contains { $0.outcome == .read && $1.outcome == .read })
  }

  @Test func ofAlikeSamplesTheFirstAndTheLastCanBeEnough() {
    let file = SampleFile(path: path, keep: 1e6, merging: .alike)
    for time in 0..<100 { file.append(.init(time: Double(time), value: 1)) }
    for time in 100..<200 { file.append(.failure(at: Date(timeIntervalSince1970: Double(time)))) }
    #expect(outcomes(file) == "0=1 99=1 100=failed 199=failed")
    #expect(outcomes(self.file()) == outcomes(file))
  }
}
