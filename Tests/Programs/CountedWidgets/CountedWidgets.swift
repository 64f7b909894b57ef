// Widgets whose providers log each request, for tests that run several programs.
//
//   COUNTED_LOG     the file to which each call appends a line: the kind and the process
//   COUNTED_FAULT   a file: while it exists, providers throw its first line; `denied: …` is denied,
//                   at `crash` the process ends, at `crash drawing` when it draws the answer
//   COUNTED_PORT    the port of the shop's server on this machine, for the kind `shop`
//   COUNTED_EVERY   seconds between reloads (default 3600)
import Foundation
import FoundationNetworking
import WidgetLayout
import WidgetTUI
import WidgetTimeline

struct CountedEntry: TimelineEntry {
  let date: Date
  let number: Int
  let due: Date
}

/// A provider that is called rarely; each entry has the number of calls so far.
struct CountedProvider: ThrowingTimelineProvider {
  let kind: String

  func placeholder(in context: Context) -> CountedEntry {
    CountedEntry(date: .now, number: 0, due: .now)
  }

  func timeline(in context: Context) async throws -> Timeline<CountedEntry> {
    let number = Environment.log("\(kind) \(getpid())")
    if let fault = Environment.fault {
      if fault == "crash" { Environment.crash() }
      if fault == OrdersView.crash { return Self.answer(number) }
      let denied = "denied: "
      if fault.hasPrefix(denied) {
        throw ReloadFailure.denied(String(fault.dropFirst(denied.count)))
      }
      throw ReloadFailure(fault, retryAfter: .now + 1)
    }
    return Self.answer(number)
  }

  private static func answer(_ number: Int) -> Timeline<CountedEntry> {
    let now = Date.now
    return Timeline(
      entries: [CountedEntry(date: now, number: number, due: now + 3600)],
      policy: .after(now + Environment.every))
  }
}

/// A provider that requests the number of orders from a server once a second.
struct ShopProvider: ThrowingTimelineProvider {
  func placeholder(in context: Context) -> CountedEntry {
    CountedEntry(date: .now, number: 0, due: .now)
  }

  func timeline(in context: Context) async throws -> Timeline<CountedEntry> {
    Environment.log("shop \(getpid())")
    let url = URL(string: "http://127.0.0.1:\(Environment.port)/orders")
    guard let url, let (data, _) = try? await URLSession.shared.data(from: url),
      let number = Int(String(decoding: data, as: UTF8.self).filter(\.isNumber))
    else { throw ReloadFailure("no route to the shop", retryAfter: .now + 1) }
    return Timeline(
      entries: [CountedEntry(date: .now, number: number, due: .now)], policy: .after(.now + 1))
  }
}

/// A provider that knows all its entries in advance: one every two seconds, from the next full
/// second on.
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

/// The settings that the tests pass in the environment.
enum Environment {
  private static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }

  static var every: TimeInterval { variable("COUNTED_EVERY").flatMap(Double.init) ?? 3600 }

  static var port: String { variable("COUNTED_PORT") ?? "0" }

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

  /// Ends the process by a signal, without a core dump beside the test.
  static func crash() -> Never {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    abort()
  }

  /// Appends a line to the log, and returns the number of lines.
  @discardableResult
  static func log(_ line: String) -> Int {
    guard let path = variable("COUNTED_LOG") else { return 0 }
    append(line, to: path)
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").count
  }
}

struct OrdersView: View {
  nonisolated static let crash = "crash drawing"

  let entry: CountedEntry

  var body: some View {
    if entry.number > 0, Environment.fault == Self.crash { Environment.crash() }
    return VStack(alignment: .leading) {
      Text("answer \(entry.number)")
      Text(entry.due, style: .timer)
    }
  }
}

struct OrdersWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "orders", provider: CountedProvider(kind: "orders")) { entry in
      OrdersView(entry: entry)
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

struct ShopWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "shop", provider: ShopProvider()) { entry in
      Text("\(entry.number) orders")
    }
    .configurationDisplayName("Shop")
    .supportedFamilies([.systemSmall, .accessoryInline])
    .availability { Environment.port != "0" }
  }
}

@main
struct CountedWidgets: WidgetBundle {
  var body: some Widget {
    OrdersWidget()
    AgendaWidget()
    ShopWidget()
  }

  func instancesChanged(_ changes: [InstanceChange]) {
    for change in changes { Environment.note("\(change)") }
  }
}
