import Foundation
import WidgetServices
import WidgetTimeline

struct LoansEntry: TimelineEntry {
  let date: Date
  let loans: [Loan]

  func isLate(_ loan: Loan) -> Bool { loan.due <= date }
}

struct LoansIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Loans"

  @Parameter(title: "The library's address") var server: String
  @Parameter(title: "Who reads, as ${secret:name}") var token: String
}

struct LoansProvider: ThrowingAppIntentTimelineProvider {
  typealias Intent = LoansIntent

  var cache = ValueCache()

  func placeholder(in context: Context) -> LoansEntry { .sample }

  func reload(
    for configuration: LoansIntent, in context: Context
  ) async throws -> Timeline<LoansEntry> {
    let desk = try await desk(configuration, context)
    do {
      let loans = try await desk.loans()
      cache.keep(loans, for: desk.reader, at: .now)
      return timeline(of: loans)
    } catch {
      return try kept(of: desk, after: error)
    }
  }

  /// Makes an entry for now, and one for each loan at the moment when it becomes late.
  private func timeline(of loans: [Loan]) -> Timeline<LoansEntry> {
    let now = Date.now
    let dates = [now] + loans.map(\.due).filter { $0 > now }
    return Timeline(
      entries: dates.map { LoansEntry(date: $0, loans: loans) }, policy: .after(now + 900))
  }

  /// Returns the loans that were read last, with their date and the reason why there are no newer ones.
  private func kept(
    of desk: LibraryDesk, after failure: ReloadFailure
  ) throws -> Timeline<LoansEntry> {
    if failure.isDenied {
      cache.remove(for: desk.reader)
      throw ReloadFailure.denied("Sign in at the library")
    }
    guard let kept = cache.value(for: desk.reader, as: [Loan].self) else {
      // Whatever is on the screen may be another reader's.
      throw ReloadFailure.denied(failure.reason)
    }
    var timeline = timeline(of: kept.value)
    timeline.read = kept.date
    timeline.failure = failure
    return timeline
  }

  func desk(_ configuration: LoansIntent, _ context: Context) async throws -> LibraryDesk {
    let token = try await context.resolved(configuration.token)
    return LibraryDesk(client: ServiceClient(server: configuration.server, token: token))
  }
}

extension LoansEntry {
  static var sample: LoansEntry { sample(at: .now) }

  static func sample(at date: Date) -> LoansEntry {
    let day = 86_400.0
    return LoansEntry(
      date: date,
      loans: [
        Loan(id: "2", title: "Momo", author: "Michael Ende", due: date - day, renewals: 0),
        Loan(
          id: "1", title: "Middlemarch", author: "George Eliot", due: date + 2.2 * day, renewals: 1),
        Loan(id: "3", title: "Solaris", author: "Stanisław Lem", due: date + 12 * day, renewals: 2),
      ])
  }
}
