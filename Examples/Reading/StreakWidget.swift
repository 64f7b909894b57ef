import SwiftUI
import WidgetKit

struct StreakProvider: TimelineProvider {
  func placeholder(in context: Context) -> PagesEntry {
    PagesEntry(date: Date(), log: .week(of: .novels))
  }

  func getSnapshot(in context: Context, completion: @escaping (PagesEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<PagesEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}

/// A bookmark: a rectangle with a notch below.
struct Bookmark: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY - rect.height / 3))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct StreakView: View {
  @Environment(\.widgetFamily) var family
  var entry: StreakProvider.Entry

  var body: some View {
    switch family {
    case .accessoryCircular:
      Gauge(value: entry.log.progress) {
        Image(systemName: "book")
      } currentValueLabel: {
        Text(entry.log.progress, format: .percent.precision(.fractionLength(0)))
      }
      .gaugeStyle(.accessoryCircular)
    case .accessoryInline:
      Label("\(entry.log.daysInARow) days in a row", systemImage: "flame")
    default:
      GeometryReader { geometry in
        let size: CGSize = geometry.size
        HStack(spacing: 8) {
          Bookmark()
            .fill(Color.red.gradient)
            .frame(width: size.width / 4)
          VStack(alignment: .leading) {
            Text("\(entry.log.daysInARow)")
              .font(.largeTitle)
            Text("days in a row")
              .font(.caption)
              .foregroundColor(.secondary)
          }
        }
      }
    }
  }
}

struct StreakWidget: Widget {
  let kind: String = "streak"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: StreakProvider()) { entry in
      if #available(iOS 17.0, *) {
        StreakView(entry: entry)
          .containerBackground(.background, for: .widget)
      } else {
        StreakView(entry: entry)
          .padding()
      }
    }
    .configurationDisplayName("Streak")
    .description("Days on which you read.")
    .supportedFamilies([.systemSmall, .accessoryCircular, .accessoryInline])
  }
}

struct StreakView_Previews: PreviewProvider {
  static var previews: some View {
    StreakView(entry: PagesEntry(date: Date(), log: .week(of: .poems)))
      .previewContext(WidgetPreviewContext(family: .systemSmall))
  }
}
