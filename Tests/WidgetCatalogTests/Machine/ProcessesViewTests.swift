import FoundationEssentials
import Testing
import WidgetLayout
import WidgetTesting

@testable import WidgetCatalog
@testable import WidgetSources

/// The processes that use most, and those of which nothing is known.
@MainActor
@Suite struct ProcessesViewTests {
  private func text(missed: Int) -> String {
    var reading = ProcessesReading(
      date: .init(timeIntervalSinceReferenceDate: 0),
      processes: [
        ProcessUsage(
          processID: 7, name: "cc", cpu: 0.015, memory: 4096, state: "R", threads: 1, course: [],
          startTime: 50, parentID: 1)
      ], total: 1 + missed, running: 1)
    reading.missed = missed
    return picture(columns: 20, rows: 4) {
      ProcessesView(model: ProcessesModel(reading, order: .cpu))
    }.text
  }

  @Test func processesThatCouldNotBeReadAreSaid() {
    let row = "cc             1.5 %"
    #expect(text(missed: 0) == "\(row)\n\n\n\n")
    #expect(text(missed: 1) == "\(row)\n\n\n⚠ 1 process could n…\n")
    #expect(text(missed: 12) == "\(row)\n\n\n⚠ 12 processes coul…\n")
  }
}
