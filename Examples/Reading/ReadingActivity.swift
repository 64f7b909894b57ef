import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

/// An evening of reading, as a Live Activity.
struct ReadingAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var page: Int
    var end: Date
  }

  let book: String
}

struct ReadingActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ReadingAttributes.self) { context in
      VStack(alignment: .leading) {
        Label(context.attributes.book, systemImage: "book.fill").font(.headline)
        HStack {
          Text("Page \(context.state.page)")
          Spacer()
          Text(timerInterval: Date.now...context.state.end, countsDown: true)
        }
        HStack {
          Button("Next page", intent: NextPageIntent())
          Button("Close the book", intent: StopReadingIntent())
        }
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label(context.attributes.book, systemImage: "book")
        }
        DynamicIslandExpandedRegion(.trailing) { Text("p. \(context.state.page)") }
        DynamicIslandExpandedRegion(.bottom) {
          Text(timerInterval: Date.now...context.state.end, countsDown: true)
        }
      } compactLeading: {
        Image(systemName: "book.fill")
      } compactTrailing: {
        Text("p. \(context.state.page)")
      } minimal: {
        Text("\(context.state.page)")
      }
    }
  }
}

struct StartReadingIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Start to Read"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let end = Date.now + 1800
    _ = try Activity.request(
      attributes: ReadingAttributes(book: "Emma"),
      content: ActivityContent(state: .init(page: 1, end: end), staleDate: end))
    return .result(dialog: "Enjoy your evening.")
  }
}

struct NextPageIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Next Page"

  func perform() async throws -> some IntentResult {
    for activity in Activity<ReadingAttributes>.activities {
      var content = activity.content
      content.state.page += 1
      await activity.update(content)
    }
    return .result()
  }
}

struct StopReadingIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Close the Book"

  func perform() async throws -> some IntentResult {
    for activity in Activity<ReadingAttributes>.activities {
      await activity.end(nil, dismissalPolicy: .immediate)
    }
    return .result()
  }
}

/// The shortcuts that the reader may speak, and finds in their tile.
struct ReadingShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: StartReadingIntent(), phrases: ["Read in \(.applicationName)"],
      shortTitle: "Start to read", systemImageName: "book")
    AppShortcut(
      intent: StopReadingIntent(), phrases: ["Close the book in \(.applicationName)"],
      shortTitle: "Close the book", systemImageName: "book.closed")
  }
}

#Preview("Reading", as: .content, using: ReadingAttributes(book: "Emma")) {
  ReadingActivity()
} contentStates: {
  ReadingAttributes.ContentState(page: 12, end: .now + 1800)
}
