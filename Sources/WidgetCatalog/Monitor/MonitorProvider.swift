import FoundationEssentials
import WidgetLayout
import WidgetTimeline

/// What a machine widget shows from one reading on: values in the form in which they are shown.
struct MonitorEntry<Model>: TimelineEntry {
  let date: Date
  let model: Model
}

/// Reads this machine at even times of the clock: one entry a reading, and the next one after it.
///
/// A first reading that has no rates yet is followed by a second one soon.
struct MonitorProvider<Model>: ThrowingInlineTimelineProvider {
  let clock: any WallClock
  /// Seconds between readings; they fall on its multiples, so that widgets are read together.
  let interval: TimeInterval
  /// What a gallery shows.
  let sample: Model
  /// What is shown of the machine at a date in so many rows; nil if there is nothing.
  let read: (Date, Int) -> Model?
  /// True for a model whose rates are on their way.
  var isPending: (Model) -> Bool = { _ in false }

  private static var soon: TimeInterval { 0.3 }

  func placeholder(in context: Context) -> MonitorEntry<Model> {
    MonitorEntry(date: clock.now, model: sample)
  }

  func getSnapshot(
    in context: Context, completion: @escaping @Sendable (MonitorEntry<Model>) -> Void
  ) {
    let entry = context.isPreview ? nil : entry(at: clock.now, context)
    completion(entry ?? placeholder(in: context))
  }

  /// A figure that has gone, such as a battery that was taken out, is a failure: nothing stands for it.
  func inlineTimeline(in context: Context) throws(ReloadFailure) -> Timeline<MonitorEntry<Model>> {
    let now = clock.now
    guard let entry = entry(at: now, context) else {
      throw ReloadFailure("this machine has it no more", retryAfter: tick(after: now))
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
