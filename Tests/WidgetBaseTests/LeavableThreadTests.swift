import Glibc
import Testing

@testable import WidgetBase

/// Work that is left to itself when it takes too long.
struct LeavableThreadTests {
  @Test func aResultInTimeIsReturned() {
    #expect(LeavableThread.result(within: 10_000) { 42 } == 42)
  }

  @Test func nobodyWaitsForWorkThatTakesTooLong() {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    let (reader, writer) = (ends[0], ends[1])
    let start = ContinuousClock.now
    let result = LeavableThread.result(within: 50) { () -> Int in
      defer { close(reader) }
      var byte: UInt8 = 0
      return read(reader, &byte, 1)
    }
    #expect(result == nil && ContinuousClock.now - start < .seconds(5))
    // It ends with its work.
    close(writer)
  }
}
