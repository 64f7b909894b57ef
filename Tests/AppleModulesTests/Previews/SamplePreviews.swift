import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

// The previews that ProgramPreviewTests finds, in every form. Their lines count.

struct CupEntry: TimelineEntry {
  var date = Date(timeIntervalSince1970: 0)
  var cups: Int
}

struct CupProvider: TimelineProvider {
  func placeholder(in context: Context) -> CupEntry { CupEntry(cups: 0) }
  func getSnapshot(in context: Context, completion: @escaping (CupEntry) -> Void) {
    completion(CupEntry(cups: 1))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<CupEntry>) -> Void) {
    completion(Timeline(entries: [CupEntry(cups: 7), CupEntry(cups: 8)], policy: .never))
  }
}

struct CupIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Cup"
  @Parameter(title: "Name") var name: String?
}

struct NamedCupProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CupEntry { CupEntry(cups: 0) }
  func snapshot(for configuration: CupIntent, in context: Context) async -> CupEntry {
    CupEntry(cups: 1)
  }
  func timeline(for configuration: CupIntent, in context: Context) async -> Timeline<CupEntry> {
    Timeline(entries: [CupEntry(cups: configuration.name?.count ?? -1)], policy: .never)
  }
}

struct CupWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "cup", provider: CupProvider()) { Text("\($0.cups) cups") }
      .configurationDisplayName("Cups")
  }
}

struct NamedCupWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "named", intent: CupIntent.self, provider: NamedCupProvider()) {
      Text("\($0.cups) letters")
    }
  }
}

struct OtherEntry: TimelineEntry { let date = Date.now }

struct CupActivity: ActivityAttributes {
  struct ContentState: Codable, Hashable { var left: Int }
  var owner: String
}

struct CupActivityWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: CupActivity.self) { context in
      Text("\(context.attributes.owner): \(context.state.left) left")
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("a") }
      } compactLeading: {
        Text("b")
      } compactTrailing: {
        Text("c")
      } minimal: {
        Text("d")
      }
    }
  }
}

#Preview { Text("plain") }

// A comment with #Preview("no") in it.
@available(*, deprecated, message: "#1")
#Preview("Fixed \"size\"", traits: .fixedLayout(width: 80, height: 32)) {
  @Previewable @State var count = 3
  Text("\(count) of \(4)")
}

#Preview("Fits", traits: .sizeThatFitsLayout) { Text("fits") }

#Preview("Entries", as: .systemSmall) { CupWidget() } timeline: {
  CupEntry(cups: 1)
  if Bool(true) { CupEntry(cups: 2) }
}

#Preview("Provider", as: .systemSmall, widget: { CupWidget() }, timelineProvider: { CupProvider() })

#Preview(
  "Named", as: .systemSmall,
  using: { () -> CupIntent in
    let intent = CupIntent()
    intent.name = "abc"
    return intent
  }()
) {
  NamedCupWidget()
} timelineProvider: {
  NamedCupProvider()
}

#Preview("Wrong", as: .systemSmall) { CupWidget() } timeline: { OtherEntry() }

#Preview("Activity", as: .content, using: CupActivity(owner: "Ann")) {
  CupActivityWidget()
} contentStates: {
  CupActivity.ContentState(left: 3)
  CupActivity.ContentState(left: 2)
}

#Preview("Island", as: .dynamicIsland(.compact), using: CupActivity(owner: "Ann")) {
  CupActivityWidget()
} contentStates: {
  CupActivity.ContentState(left: 3)
}

struct CupView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("small").previewContext(WidgetPreviewContext(family: .accessoryRectangular))
        .previewDisplayName("Small one")
      ForEach(1..<3) { Text("number \($0)") }
    }
    .previewLayout(.fixed(width: 80, height: 16))
  }
}
