import FoundationEssentials
import Testing
import WidgetArchive
import WidgetLayout

@testable import WidgetTimeline

/// A widget whose provider and watch read a variable of the terminal that shows it.
@MainActor
@Suite struct ChangedEnvironmentTests {
  /// The variable as questions and watches read it.
  private final class Reads {
    var questions: [String?] = []
    var watches: [String?] = []
  }

  private let instance = WidgetInstance(
    id: "orders/small", kind: "orders", family: .systemSmall, configuration: [:])
  private let reads = Reads()

  private func description(readsEnvironment: Bool) -> WidgetDescription {
    let reads = reads
    let now = Date(timeIntervalSince1970: 1_773_480_000)
    let entry = { AnyTimelineEntry(date: now) { $0.root { Text("x") } } }
    var source = TimelineSource(
      placeholder: { _ in entry() }, snapshot: { _, answer in answer(entry()) },
      timeline: { context, answer in
        reads.questions.append(readsEnvironment ? context.environmentVariables["SHOP_TOKEN"] : "-")
        answer(.success(AnyTimeline(entries: [entry()], rule: .never)))
      }, isInline: true)
    source.watch = { context, _ in
      reads.watches.append(readsEnvironment ? context.environmentVariables["SHOP_TOKEN"] : "-")
      return Reads()
    }
    var description = WidgetDescription(source: source)
    description.kind = "orders"
    description.families = [.systemSmall]
    return description
  }

  private func follow(_ process: SleepingProcess, _ environments: BoardEnvironments) async {
    let want = Want(instance: instance, size: Size(width: 20, height: 5))
    environments.follow([WantOwner(role: .dashboard, process: process.id, wants: [want])])
    // The scheduler is told on the main queue, which goes on meanwhile.
    for _ in 0..<20 { await Task.yield() }
    try? await Task.sleep(for: .milliseconds(50))
  }

  @Test(arguments: [true, false])
  func anotherTerminalsVariablesAreReadByBoth(readsEnvironment: Bool) async throws {
    let scheduler = Scheduler(clock: SystemClock(), alarm: ManualAlarm())
    let environments = BoardEnvironments()
    scheduler.environments = environments
    let (first, second) = (try SleepingProcess("one"), try SleepingProcess("two"))
    await follow(first, environments)
    scheduler.add(
      instance, of: description(readsEnvironment: readsEnvironment),
      size: Size(width: 20, height: 5))
    await follow(second, environments)
    await follow(second, environments)
    // Who does not read them is not asked again.
    let expected: [String?] = readsEnvironment ? ["one", "two"] : ["-"]
    #expect(reads.questions == expected)
    #expect(reads.watches == expected)
  }
}
