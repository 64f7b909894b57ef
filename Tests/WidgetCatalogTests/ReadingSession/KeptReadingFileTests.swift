import FoundationEssentials
import Testing
import WidgetSources
import WidgetTesting
import WidgetTimeline

@testable import WidgetCatalog

/// Tests of how often the last good reading is written.
@Suite struct KeptReadingFileTests {
  private let start = Date(timeIntervalSince1970: 1_773_480_000)

  private func reading(_ value: Double, after seconds: TimeInterval) -> KeptReading {
    let date = start + seconds
    return KeptReading(date: date, parts: [.success(Reading(.number(value), at: date))])
  }

  @Test func ofSeveralReadingsWithinASecondTheLastIsWrittenAtItsEnd() throws {
    let scratch =
      FileManager.default.temporaryDirectory.path + "/kept-\(UInt64.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let timer = ManualTimer(ManualClock(start))
    let file = KeptReadingFile("a", in: StateFolders(in: scratch), timer: timer)
    func value() throws -> Double? { try file.reading?.parts[0].get().entries[0].datum.number }
    file.keep(reading(1, after: 0))
    #expect(try value() == 1)
    file.keep(reading(2, after: 0.2))
    file.keep(reading(3, after: 0.4))
    #expect(try value() == 1)
    #expect(timer.dates == [start + 1])
    timer.advance(to: start + 1)
    #expect(try value() == 3)
    file.keep(reading(4, after: 2))
    #expect(try value() == 4)
    file.keep(reading(5, after: 2.5))
    file.forget()
    timer.advance(to: start + 9)
    #expect(try value() == nil)
    // The clock was set back.
    file.keep(reading(6, after: -60))
    #expect(try value() == 6)
  }
}
