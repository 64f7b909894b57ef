import Testing

@testable import WidgetSources

@Suite struct MemoryInfoTests {
  private let text = """
    MemTotal:       1000 kB
    MemFree:         100 kB
    MemAvailable:    400 kB
    Buffers:          20 kB
    Cached:          300 kB
    SwapCached:        7 kB
    SwapTotal:       200 kB
    SwapFree:        150 kB
    SReclaimable:     30 kB
    CommitLimit:     999 kB
    """

  @Test func usedIsAsFreeSays() {
    let memory = text.parsed(MemoryInfo.parse)
    #expect(memory?.total == 1000 * 1024)
    #expect(memory?.used == 600 * 1024)
    #expect(memory?.usedFraction == 0.6)
    #expect(memory?.cached == 330 * 1024)
    #expect(memory?.swapUsed == 50 * 1024)
    #expect(memory?.swapUsedFraction == 0.25)
  }

  @Test func oldKernelsDoNotSayWhatIsAvailable() {
    let old = text.replacing("MemAvailable:", with: "MemUnknown:")
    #expect(old.parsed(MemoryInfo.parse)?.available == 450 * 1024)
  }

  @Test func noSwap() {
    let memory = "MemTotal: 10 kB\nMemAvailable: 4 kB\n".parsed(MemoryInfo.parse)
    #expect(memory?.swapTotal == 0)
    #expect(memory?.swapUsed == 0)
    #expect(memory.map { $0.swapUsedFraction == nil } == true)
  }

  @Test func moreAvailableThanThereIs() {
    let memory = "MemTotal: 10 kB\nMemAvailable: 14 kB\n".parsed(MemoryInfo.parse)
    #expect(memory?.used == 0)
  }

  @Test(arguments: [
    "", "MemTotal:", "MemTotal: kB", "MemFree: 3 kB", "MemTotal: 0 kB",
    "MemTotal: 18446744073709551615 kB",
  ])
  func noTotalIsNothing(text: String) {
    #expect(text.parsed(MemoryInfo.parse) == nil)
  }
}
