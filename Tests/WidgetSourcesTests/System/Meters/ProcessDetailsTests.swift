import FoundationEssentials
import Testing

@testable import WidgetSources

/// The users and the command lines of processes.
@Suite struct ProcessDetailsTests {
  private func process(_ number: Int, started: Int = 50, user: Int? = 1000) -> String {
    """
    > /proc/\(number)/stat
    \(number) (cc) S 1 1 1 0 -1 0 0 0 0 0 5 0 0 0 20 0 1 0 \(started) 0 3
    """
      + (user.map {
        "\n> /proc/\(number)/status\nName:\tcc\nUid:\t0\t\($0)\t\($0)\t\($0)\nGid:\t0\t0\t0\t0"
      } ?? "")
  }

  private func first(_ monitor: SystemMonitor, at second: Double) throws -> ProcessUsage {
    try #require(monitor.processes(at: .second(second), limit: 1)?.processes.first)
  }

  @Test func theEffectiveUserIsNamedAsInThePasswordFile() throws {
    let monitor = try monitor(
      """
      @ 0
      > /etc/passwd
      root:x:0:0:root:/root:/bin/sh
      ada:x:1000:1000:Ada:/home/ada:/bin/sh
      twin:x:1000:1000:the same number:/home/twin:/bin/sh
      \(process(7))
      """)
    #expect(try first(monitor, at: 0).user == "ada")
  }

  @Test func aUserWithoutANameIsANumber() throws {
    #expect(try first(monitor("@ 0\n\(process(7))"), at: 0).user == "1000")
  }

  @Test func nothingIsMadeUpOfWhatCannotBeRead() throws {
    let process = try first(monitor("@ 0\n\(process(7, user: nil))"), at: 0)
    #expect(process.user == "" && process.arguments == [])
  }

  @Test func theProgramAndItsArguments() throws {
    let monitor = try monitor(
      "@ 0\n\(process(7))\n> /proc/7/cmdline\n/usr/bin/cc\u{0}-o\u{0}a file\u{0}\n\\")
    #expect(try first(monitor, at: 0).arguments == ["/usr/bin/cc", "-o", "a file"])
  }

  /// They are read again after a while, and at once for another process of the same number.
  @Test func whatIsKnownIsKeptForAWhile() throws {
    let monitor = try monitor(
      """
      @ 0
      \(process(7, user: 1))
      @ 1
      \(process(7, user: 2))
      @ 2
      \(process(7, started: 900, user: 3))
      @ 3
      \(process(7, started: 900, user: 4))
      """)
    #expect(try first(monitor, at: 0).user == "1")
    #expect(try first(monitor, at: 1).user == "1")
    #expect(try first(monitor, at: 2).user == "3")
    #expect(try first(monitor, at: 20).user == "4")
  }

  @Test func aCourseHasTheLastSamples() {
    var course = ProcessCourse()
    #expect(course.values == Array(repeating: nil, count: 16))
    for number in 0..<20 { course.append(number == 18 ? nil : Double(number)) }
    #expect(course.values == (4..<20).map { $0 == 18 ? nil : Double($0) })
  }
}
