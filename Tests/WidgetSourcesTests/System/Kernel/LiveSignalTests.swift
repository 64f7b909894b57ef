import Glibc
import Testing

@testable import WidgetSources

/// Signals to real processes.
@Suite struct LiveSignalTests {
  private func started() throws -> (processID: pid_t, identity: ProcessIdentity) {
    var processID: pid_t = 0
    let words: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/sleep"), strdup("100"), nil]
    defer { for word in words { free(word) } }
    // What tests block or ignore, the process does not.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    #expect(posix_spawn(&processID, "/bin/sleep", nil, &attributes, words, environ) == 0)
    let stat = try #require(
      LiveMachine().withBytes(of: "/proc/\(processID)/stat", ProcessStat.parse) ?? nil)
    return (processID, ProcessIdentity(processID: processID, startTime: stat.startTime))
  }

  private func signal(ending processID: pid_t) -> Int32 {
    var status: Int32 = 0
    waitpid(processID, &status, 0)
    return status & 0x7F
  }

  @Test func aSignalReachesItsProcess() throws {
    let process = try started()
    #expect(LiveMachine().send(.user1, to: process.identity) == nil)
    #expect(signal(ending: process.processID) == SIGUSR1)
  }

  /// The number was another process's once: that one has ended, and this one is left alone.
  @Test func anotherProcessUnderTheNumberGetsNothing() throws {
    let process = try started()
    var former = process.identity
    former.startTime -= 1
    #expect(LiveMachine().send(.kill, to: former) == .ended)
    #expect(kill(process.processID, 0) == 0)
    #expect(LiveMachine().send(.terminate, to: process.identity) == nil)
    #expect(signal(ending: process.processID) == SIGTERM)
  }

  @Test func aProcessThatHasEndedGetsNothing() throws {
    let process = try started()
    kill(process.processID, SIGKILL)
    _ = signal(ending: process.processID)
    #expect(LiveMachine().send(.terminate, to: process.identity) == .ended)
  }

  @Test func aRecordedProcessGetsNothing() throws {
    let machine = try machine("@ 0")
    #expect(
      machine.send(.kill, to: ProcessIdentity(processID: getpid(), startTime: 1)) == .elsewhere)
  }
}
