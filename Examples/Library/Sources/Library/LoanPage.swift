import Foundation
import WidgetLayout
import WidgetServices
import WidgetTimeline

/// The page of one loan, which Enter opens over the board.
struct LoanPage: View {
  let loan: Loan

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: loan.title).bold()
      Text(verbatim: "by \(loan.author)").foregroundStyle(.secondary)
      Text(verbatim: "")
      Text("due \(Text(loan.due, style: .date))")
      Text(verbatim: loan.renewals == 0 ? "cannot be renewed" : "renewals left: \(loan.renewals)")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// Returns the page of an address such as `library://loans/7`, as the reader sees it now.
  nonisolated static func open(_ request: LinkRequest) async throws -> LinkedPage {
    let settings: LoansIntent = try await request.configuration()
    let desk = LibraryDesk(
      client: ServiceClient(
        server: settings.server, token: try await request.resolved(settings.token)))
    let id = request.address.split(separator: "/").last ?? ""
    guard let loan = try await desk.loans().first(where: { $0.id == id }) else {
      throw ReloadFailure("This book was returned")
    }
    return LinkedPage([loan.title, "by \(loan.author)", "renewals left: \(loan.renewals)"]) {
      LoanPage(loan: loan)
    }
  }
}
