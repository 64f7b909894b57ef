import CLinux
import Glibc
import Testing

/// Tests of the deadline on the wall clock.
struct TimerTests {
  private let timer = Descriptor(clinux_timer_open())

  private func isReadable(within milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: timer.number, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) == 1
  }

  private func now() -> timespec {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return now
  }

  @Test func pastIsDueAtOnce() {
    for (seconds, nanoseconds): (Int64, Int64) in [(0, 0), (-5, 7), (1, 0)] {
      #expect(clinux_timer_set(timer.number, seconds, nanoseconds) == .nothing)
      #expect(isReadable(within: 1000))
      #expect(clinux_timer_read(timer.number) == .expired)
      #expect(clinux_timer_read(timer.number) == .nothing)
    }
  }

  @Test func soon() {
    let now = now()
    let nanoseconds = now.tv_nsec + 20_000_000
    let seconds = Int64(now.tv_sec + nanoseconds / 1_000_000_000)
    #expect(clinux_timer_set(timer.number, seconds, Int64(nanoseconds % 1_000_000_000)) == .nothing)
    #expect(clinux_timer_read(timer.number) == .nothing)
    #expect(isReadable(within: 1000))
    #expect(clinux_timer_read(timer.number) == .expired)
  }

  @Test func disarmedAndFarAwayAreSilent() {
    #expect(clinux_timer_set(timer.number, .max, 0) == .nothing)
    #expect(!isReadable(within: 5))
    #expect(clinux_timer_set(timer.number, 1, 0) == .nothing)
    #expect(clinux_timer_disarm(timer.number) == .nothing)
    #expect(!isReadable(within: 5))
  }

  @Test func failureIsTold() {
    #expect(clinux_timer_set(-1, 1, 0) == .failed)
    #expect(clinux_timer_read(-1) == .failed)
  }
}
