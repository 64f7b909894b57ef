import Foundation
import Testing
import WidgetServices
import WidgetTesting
import WidgetTimeline

@testable import Library

@Suite struct LoansTests {
  @MainActor
  @Test func pictures() throws {
    let entry = LoansEntry.sample(at: Date(timeIntervalSinceReferenceDate: 0))
    try expectGolden(
      LoansView(entry: entry), named: "loans",
      families: [.systemSmall, .systemMedium, .accessoryInline])
  }

  @Test func loansOfAReader() async throws {
    let library = try LibraryServer()
    let timeline = try await library.reload("ada-1815")
    #expect(timeline.entries.first?.loans.map(\.title) == ["Momo", "Middlemarch", "Solaris"])
    // Now, and when each of the two others becomes late.
    #expect(timeline.entries.count == 3)
    #expect(timeline.failure == nil)
  }

  @Test func anOutageShowsTheLastLoansWithTheirDate() async throws {
    let library = try LibraryServer()
    let before = Date()
    _ = try await library.reload("ada-1815")
    library.stop()
    let timeline = try await library.reload("ada-1815")
    #expect(timeline.entries.first?.loans.count == 3)
    #expect(timeline.failure?.reason.hasPrefix("cannot connect") == true)
    let read = try #require(timeline.read)
    #expect(read >= before && read <= Date())
    // Another reader's loans are not shown in their place.
    await #expect { try await library.reload("grace-1906") } throws: { error in
      (error as? ReloadFailure)?.isDenied == true
    }
  }

  @Test func nobodyIsSignedIn() async throws {
    let library = try LibraryServer()
    await #expect(throws: ReloadFailure.denied("Sign in at the library")) {
      try await library.reload("nobody")
    }
  }
}
