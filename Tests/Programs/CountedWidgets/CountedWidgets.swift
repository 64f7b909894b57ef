// Widgets whose providers write down that they were asked, for tests that run several programs.
//
//   COUNTED_LOG     the file to which each call appends a line: the kind and the process
//   COUNTED_FAULT   a file: while it is there, providers throw its first line; `denied: …` is denied
//   COUNTED_EVERY   seconds between reloads (default 3600)
import Foundation
import WidgetLayout
import WidgetTUI
import WidgetTimeline

struct CountedEntry: TimelineEntry {
  let date: Date
  let number: Int
  let due: Date
}

/// Asked once in a while; each answer has the number of calls so far.
struct CountedProvider: ThrowingTimelineProvider {
  let kind: String

  func placeholder(in context: Context) -> CountedEntry {
    CountedEntry(date: .now, number: 0, due: .now)
  }

  func timeline(in context: Context) async throws -> Timeline<CountedEntry> {
    let number = Environment.log("\(kind) \(getpid())")
    if let fault = Environment.fault {
      let denied = "denied: "
      if fault.hasPrefix(denied) {
        throw ReloadFailure.denied(String(fault.dropFirst(denied.count)))
      }
      throw ReloadFailure(fault, retryAfter: .now + 1)
    }
    let now = Date.now
    return Timeline(
      entries: [CountedEntry(date: now, number: number, due: now + 3600)],
      policy: .after(now + Environment.every))
  }
}

/// Knows all its entries in advance: one each second, counted from the minute.
struct AgendaProvider: TimelineProvider {
  func placeholder(in context: Context) -> CountedEntry {
    CountedEntry(date: .now, number: 0, due: .now)
  }

  func getSnapshot(in context: Context, completion: @escaping (CountedEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<CountedEntry>) -> Void) {
    Environment.log("agenda \(getpid())")
    let start = Date(timeIntervalSince1970: Date.now.timeIntervalSince1970.rounded(.up))
    let entries = (0..<60).map { number in
      CountedEntry(date: start + Double(number * 2), number: number, due: start + 3600)
    }
    completion(Timeline(entries: entries, policy: .never))
  }
}

/// What the tests say.
enum Environment {
  private static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }

  static var every: TimeInterval { variable("COUNTED_EVERY").flatMap(Double.init) ?? 3600 }

  static var fault: String? {
    variable("COUNTED_FAULT").flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
      .flatMap { $0.split(separator: "\n").first.map(String.init) }
  }

  /// Appends a line to the log of changes.
  static func note(_ line: String) {
    guard let path = variable("COUNTED_LOG") else { return }
    append(line, to: path + ".changes")
  }

  private static func append(_ line: String, to path: String) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    let bytes = Array("\(line)\n".utf8)
    _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
  }

  /// Appends a line to the log, and gives the number of lines.
  @discardableResult
  static func log(_ line: String) -> Int {
    guard let path = variable("COUNTED_LOG") else { return 0 }
    append(line, to: path)
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").count
  }
}

struct OrdersWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "orders", provider: CountedProvider(kind: "orders")) { entry in
      VStack(alignment: .leading) {
        Text("answer \(entry.number)")
        Text(entry.due, style: .timer)
      }
    }
    .configurationDisplayName("Orders")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryInline])
  }
}

struct AgendaWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "agenda", provider: AgendaProvider()) { entry in
      Text("entry \(entry.number)")
    }
    .configurationDisplayName("Agenda")
    .supportedFamilies([.systemSmall, .accessoryInline])
  }
}

@main
struct CountedWidgets: WidgetBundle {
  var body: some Widget {
    OrdersWidget()
    AgendaWidget()
  }

  func instancesChanged(_ changes: [InstanceChange]) {
    for change in changes { Environment.note("\(change)") }
  }
}
