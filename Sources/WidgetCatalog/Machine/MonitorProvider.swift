import FoundationEssentials
import WidgetLayout
import WidgetTimeline

/// The content of a machine widget from one reading on, in the form in which it is shown.
struct MonitorEntry<Model>: TimelineEntry {
  let date: Date
  let model: Model
}

/// Reads this machine at regular times of the clock: one entry per reading, and the next one after
/// it.
///
/// A first reading without rates is soon followed by a second one.
struct MonitorProvider<Model>: ThrowingInlineTimelineProvider {
  let clock: any WallClock
  /// The seconds between readings, which fall on its multiples, so that widgets are read together.
  let interval: TimeInterval
  /// Returns the model that a gallery shows, which few processes need.
  let sample: () -> Model
  /// Returns the machine's model at a date for a number of rows; `nil` if there is none.
  let read: (Date, Int) -> Model?
  /// True for a model whose rates need a second sample.
  var isPending: (Model) -> Bool = { _ in false }

  private static var soon: TimeInterval { 0.3 }

  func placeholder(in context: Context) -> MonitorEntry<Model> {
    MonitorEntry(date: clock.now, model: sample())
  }

  func getSnapshot(
    in context: Context, completion: @escaping @Sendable (MonitorEntry<Model>) -> Void
  ) {
    let entry = context.isPreview ? nil : entry(at: clock.now, context)
    completion(entry ?? placeholder(in: context))
  }

  /// Returns the timeline of one reading. A figure that is gone, such as a removed battery, is a
  /// failure: nothing is shown in its place.
  func inlineTimeline(in context: Context) throws(ReloadFailure) -> Timeline<MonitorEntry<Model>> {
    let now = clock.now
    guard let entry = entry(at: now, context) else {
      throw ReloadFailure("no longer on this machine", retryAfter: tick(after: now))
    }
    let next = isPending(entry.model) ? now + Self.soon : tick(after: now)
    return Timeline(entries: [entry], policy: .after(next))
  }

  private func entry(at now: Date, _ context: Context) -> MonitorEntry<Model>? {
    let rows = Int(context.displaySize.height / 16)
    return read(now, rows).map { MonitorEntry(date: now, model: $0) }
  }

  private func tick(after now: Date) -> Date {
    let count = (now.timeIntervalSince1970 / interval).rounded(.down) + 1
    return Date(timeIntervalSince1970: count * interval)
  }
}
