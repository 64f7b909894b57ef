import FoundationEssentials
import Testing

@testable import WidgetSources
@testable import WidgetTUI

@Suite struct ProcessColumnsTests {
  private func contents(_ width: Int, _ sort: ProcessSort = .cpu) -> [ProcessColumns.Content] {
    var list = ProcessList(sort: sort)
    list.follow(
      ProcessesReading(
        date: .distantPast, processes: [ProcessUsage(number: 4711)], total: 1, running: 0))
    return ProcessColumns(list, width: width).columns.map(\.content)
  }

  @Test func aWideListHasAll() {
    #expect(
      contents(76) == [.processID, .user, .state, .name, .course, .disk, .cpu, .memory])
  }

  @Test func theColumnThatIsSortedByIsAlwaysThere() {
    #expect(contents(20) == [.name, .cpu])
    #expect(contents(24, .disk) == [.name, .disk])
    #expect(contents(26, .memory) == [.processID, .name, .memory])
  }

  @Test func noWidthIsTooSmall() {
    for width in 0..<40 {
      var list = ProcessList()
      list.follow(
        ProcessesReading(
          date: .distantPast, processes: [ProcessUsage(number: 1)], total: 1, running: 0))
      for column in ProcessColumns(list, width: width).columns {
        #expect(column.place.upperBound <= width)
      }
    }
  }
}
