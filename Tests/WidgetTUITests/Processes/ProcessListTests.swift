import FoundationEssentials
import Testing

@testable import WidgetSources
@testable import WidgetTUI

/// The order, the filter and the chosen row of processes.
@Suite struct ProcessListTests {
  private let processes = [
    ProcessUsage(number: 30, name: "beta", cpu: 0.5, memory: 100, disk: 7),
    ProcessUsage(number: 10, name: "Alpha", cpu: 0.1, memory: 900),
    ProcessUsage(number: 20, parent: 30, name: "gamma", cpu: nil, memory: 500, disk: 9),
    ProcessUsage(
      number: 40, parent: 20, name: "delta", cpu: 0.1, memory: 1,
      arguments: ["/opt/delta", "--port", "80"]),
  ]

  private func reading(_ processes: [ProcessUsage], at second: Double = 0) -> ProcessesReading {
    ProcessesReading(
      date: Date(timeIntervalSince1970: second), processes: processes, total: 9, running: 1)
  }

  private func list(_ change: (inout ProcessList) -> Void = { _ in }) -> ProcessList {
    var list = ProcessList()
    change(&list)
    list.follow(reading(processes))
    return list
  }

  private func numbers(_ list: ProcessList) -> [Int32] { list.rows.map(\.process.processID) }

  @Test(
    arguments: [
      (.cpu, [30, 10, 40, 20], [10, 40, 30, 20]), (.memory, [10, 20, 30, 40], [40, 30, 20, 10]),
      (.name, [10, 30, 40, 20], [20, 40, 30, 10]),
      (.processID, [10, 20, 30, 40], [40, 30, 20, 10]),
      (.disk, [20, 30, 10, 40], [30, 20, 10, 40]),
    ] as [(ProcessSort, [Int32], [Int32])])
  func whatIsUnknownComesLastInBothDirections(
    sort: ProcessSort, forward: [Int32], backward: [Int32]
  ) {
    #expect(numbers(list { $0.sort = sort }) == forward)
    #expect(numbers(list { ($0.sort, $0.isReversed) = (sort, true) }) == backward)
  }

  @Test(arguments: [("ALPHA", [10]), ("--port 80", [40]), ("30", [30]), ("ada", [30, 10, 40, 20])])
  func theFilterLooksAtNamesUsersNumbersAndCommandLines(filter: String, found: [Int32]) {
    #expect(numbers(list { $0.filter = filter }) == found)
  }

  @Test func theFilteredTreeKeepsTheWayToWhatMatches() {
    let list = list { ($0.isTree, $0.filter) = (true, "delta") }
    #expect(list.rows.map { $0.branch + $0.process.name } == ["beta", "└─gamma", "  └─delta"])
  }

  @Test func theChosenProcessStaysChosenWhereTheOrderChanges() {
    var list = list()
    list.choose(1)
    #expect(list.selected?.processID == 10)
    list.sort = .memory
    list.follow(reading(processes))
    #expect(list.selected?.processID == 10 && list.selectedIndex == 0)
  }

  /// Another process under the number of the chosen one is not chosen, nor is a neighbour.
  @Test func nothingIsChosenOnceTheChosenOneHasEnded() {
    var list = list()
    list.choose(1)
    list.isDetailed = true
    list.follow(reading([processes[0], ProcessUsage(number: 10, started: 99)], at: 1))
    #expect(list.selected == nil && list.selection == nil && !list.isDetailed)
  }

  @Test func theCourseOfTheChosenOneGrowsOnceAReading() {
    var list = list()
    list.choose(0)
    for second in [1.0, 1, 2] { list.follow(reading(processes, at: second)) }
    #expect(list.course == [0.5, 0.5, 0.5])
  }

  @Test func theChosenRowIsScrolledIntoView() {
    var list = list()
    list.choose(3)
    list.scroll(showing: 2)
    #expect(list.top == 2)
    list.choose(0)
    list.scroll(showing: 2)
    #expect(list.top == 0)
  }
}
