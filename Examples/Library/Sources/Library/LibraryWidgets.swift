import Foundation
import WidgetServices
import WidgetTUI
import WidgetTimeline

struct LoansWidget: Widget {
  var cache = ValueCache()

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "loans", provider: LoansProvider(cache: cache)) {
      LoansView(entry: $0)
    }
    .configurationDisplayName("Loans")
    .description("The books that you have borrowed, and when they are due.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryInline])
    .onOpenURL(scheme: "library", page: LoanPage.open)
  }
}

struct LibraryWidgets: WidgetBundle {
  var state: String?

  var body: some Widget { LoansWidget(cache: ValueCache(folder: state)) }
}

@main
enum LibraryProgram {
  @MainActor static func main() {
    exit(Program { LibraryWidgets(state: $0.state) }.run())
  }
}
