import FoundationEssentials
import WidgetLayout

@testable import WidgetArchive

let start = Date(timeIntervalSince1970: 1_773_480_000)

@MainActor
func grid(_ columns: Int, _ rows: Int, now: Date = start, @ViewBuilder _ view: () -> some View)
  -> CellGrid
{
  var environment = EnvironmentValues()
  environment.contentSize = Size(width: columns, height: rows)
  environment.currentDate = now
  return Rendering.grid(
    of: Lowering.tree(of: view(), environment: environment), size: environment.contentSize)
}

extension WidgetInstance {
  static func test(_ id: String = "orders/small") -> WidgetInstance {
    WidgetInstance(
      id: id, kind: "orders", family: .systemSmall, configuration: ["store": "Main", "a": "b c"])
  }
}

@MainActor
func sampleTimeline(entries: Int = 3) -> ArchivedTimeline {
  var timeline = ArchivedTimeline(instance: .test(), title: "Orders")
  for number in 0..<entries {
    let pictures = [
      timeline.pictures.add(grid(12, 2) { Text("Orders \(number)").bold() }),
      timeline.pictures.add(grid(12, 1) { Text("always") }),
    ]
    timeline.entries.append(
      ArchivedEntry(
        date: start + Double(60 * number), expiration: number == 1 ? start + 90 : nil,
        relevance: number == 2 ? .init(score: 3, duration: 60) : nil, pictures: pictures))
  }
  timeline.first = min(1, entries)
  timeline.loaded = start + 60
  timeline.rule = .after(start + 600)
  timeline.reload = start + 600
  timeline.asleep = 12.5
  timeline.failure = StandingFailure(
    reason: "no route to shop.example", isDenied: false, since: start, attempts: 2, next: start + 99
  )
  timeline.outcomes = [
    ReloadOutcome(date: start, reason: .added, duration: 0.25, entries: 3),
    ReloadOutcome(date: start + 60, reason: .retry, duration: 30, entries: nil, failure: "late"),
  ]
  return timeline
}
