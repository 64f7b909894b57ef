import AppIntents
import Charts
import SwiftUI
import WidgetKit

struct PagesEntry: TimelineEntry {
  let date: Date
  let log: ReadingLog
}

struct PagesProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> PagesEntry {
    PagesEntry(date: .now, log: .week(of: .novels))
  }

  func snapshot(for configuration: ShelfIntent, in context: Context) async -> PagesEntry {
    PagesEntry(date: .now, log: .week(of: configuration.shelf))
  }

  func timeline(for configuration: ShelfIntent, in context: Context) async -> Timeline<PagesEntry> {
    let entry = PagesEntry(date: .now, log: .week(of: configuration.shelf))
    let tomorrow = Calendar.current.date(byAdding: .day, value: 1, to: .now) ?? .now
    return Timeline(entries: [entry], policy: .after(Calendar.current.startOfDay(for: tomorrow)))
  }
}

struct PagesView: View {
  @Environment(\.widgetFamily) private var family
  let entry: PagesEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Label(entry.log.shelf.rawValue.capitalized, systemImage: "book.fill")
          .font(.headline)
        Spacer()
        if family != .systemSmall {
          Button(intent: ReadOnePageIntent()) {
            Image(systemName: "plus")
          }
          .tint(.orange)
        }
      }
      Text("\(entry.log.total) pages")
        .font(.system(size: 28, weight: .bold, design: .rounded))
        .foregroundStyle(Color(uiColor: .systemOrange))
        .minimumScaleFactor(0.6)
      if family == .systemSmall {
        Spacer(minLength: 0)
        ProgressView(value: entry.log.progress)
      } else {
        chart
      }
    }
    .containerBackground(for: .widget) { Color(UIColor.systemBackground) }
  }

  private var chart: some View {
    Chart(entry.log.days) { day in
      BarMark(x: .value("Day", day.name), y: .value("Pages", day.pages))
        .foregroundStyle(.orange)
    }
    .chartYAxis(.hidden)
  }
}

struct PagesWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "pages", provider: PagesProvider()) { entry in
      PagesView(entry: entry)
    }
    .configurationDisplayName("Pages")
    .description("What you read this week.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

#Preview("Pages", as: .systemMedium) {
  PagesWidget()
} timeline: {
  PagesEntry(date: .now, log: .week(of: .novels))
  PagesEntry(date: .now, log: .week(of: .poems))
}
