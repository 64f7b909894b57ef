// What many scheduled instances cost: memory for each, and time for a wake-up at which one is due.
import FoundationEssentials
import Glibc
import WidgetArchive
import WidgetLayout
import WidgetTimeline

struct BenchEntry: TimelineEntry {
  let date: Date
}

/// Answers within the call: one entry now, asked again within the hour, each at its own second.
struct BenchProvider: InlineTimelineProvider {
  let clock: ManualClock

  func placeholder(in context: Context) -> BenchEntry { BenchEntry(date: clock.now) }
  func getSnapshot(in context: Context, completion: @escaping (BenchEntry) -> Void) {}
  func getTimeline(in context: Context, completion: @escaping (Timeline<BenchEntry>) -> Void) {
    let next = clock.now + Double.random(in: 60...3600)
    completion(Timeline(entries: [BenchEntry(date: clock.now)], policy: .after(next)))
  }
}

struct BenchWidget: Widget {
  static let clock = ManualClock(Date(timeIntervalSince1970: 1_773_480_000))

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "bench", provider: BenchProvider(clock: Self.clock)) { _ in
      Text("bench")
    }
  }
}

struct BenchWidgets: WidgetBundle {
  var body: some Widget { BenchWidget() }
}

/// The program's memory, in bytes.
func memory() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var total = 0
  var resident = 0
  withUnsafeMutablePointer(to: &total) { total in
    withUnsafeMutablePointer(to: &resident) { resident in
      _ = withVaList([total, resident]) { vfscanf(file, "%ld %ld", $0) }
    }
  }
  return resident * Int(sysconf(Int32(_SC_PAGESIZE)))
}

/// Seconds of processor time.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Bytes an instance, and microseconds a wake-up at which one instance is due.
@MainActor
func measure(_ count: Int) -> (bytes: Int, wake: Double) {
  let clock = BenchWidget.clock
  let alarm = ManualAlarm()
  let scheduler = Scheduler(clock: clock, alarm: alarm)
  let description = BenchWidgets().descriptions[0]
  let before = memory()
  for number in 0..<count {
    scheduler.add(
      WidgetInstance(id: "bench/\(number)", kind: "bench", family: .systemSmall),
      of: description, size: Size(width: 16, height: 8))
  }
  let bytes = (memory() - before) / count
  var wakes = 0
  let start = processorTime()
  while wakes < 20_000, let date = alarm.date {
    clock.now = date
    scheduler.wake()
    wakes += 1
  }
  return (bytes, (processorTime() - start) / Double(wakes) * 1e6)
}

func padded(_ value: some CustomStringConvertible, _ width: Int) -> String {
  let text = "\(value)"
  return String(repeating: " ", count: max(0, width - text.count)) + text
}

_ = measure(100)
var wakes: [Double] = []
print("scheduled instances   bytes each   µs a wake-up with one due")
for count in [100, 1000, 10_000, 100_000] {
  let (bytes, wake) = measure(count)
  wakes.append(wake)
  print(padded(count, 19), padded(bytes, 12), padded((wake * 100).rounded() / 100, 27))
}
print("a wake-up with 10,000 / with 100: \((wakes[2] / wakes[0] * 100).rounded() / 100)")
