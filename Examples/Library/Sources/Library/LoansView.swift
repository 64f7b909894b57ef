import Foundation
import WidgetLayout
import WidgetTimeline

struct LoansView: View {
  let entry: LoansEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryInline: Text(verbatim: count)
    case .systemSmall:
      VStack(alignment: .leading) {
        Text(verbatim: count).bold()
        if let next = entry.loans.first(where: { !entry.isLate($0) }) {
          Text(verbatim: next.title).foregroundStyle(.secondary)
          Text(next.due, style: .relative)
        }
        Spacer()
        if late > 0 { Text(verbatim: "\(late) late").foregroundStyle(.red) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    default:
      VStack(alignment: .leading) {
        ForEach(entry.loans, id: \.id) { loan in
          if let url = URL(string: "library://loans/\(loan.id)") {
            Link(destination: url) { row(loan) }
          }
        }
        if entry.loans.isEmpty { Text("Nothing borrowed").foregroundStyle(.secondary) }
        Spacer()
      }
    }
  }

  private func row(_ loan: Loan) -> some View {
    HStack {
      Text(verbatim: loan.title).lineLimit(1)
      Spacer()
      if entry.isLate(loan) {
        Text("late").foregroundStyle(.red)
      } else {
        Text(loan.due, style: .relative).foregroundStyle(.secondary)
      }
    }
  }

  private var count: String { entry.loans.count == 1 ? "1 loan" : "\(entry.loans.count) loans" }
  private var late: Int { entry.loans.count(where: entry.isLate) }
}
