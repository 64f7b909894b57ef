import FoundationEssentials
import WidgetBase
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// A widget of a kind drawn from data that were read before.
enum ReadingDrawing<Kind: ReadingKind> {
  /// Returns the work, for a thread that may wait, since picks run apart; `nil` if the settings cannot
  /// be used.
  ///
  /// - Parameter data: The data of each source as JSON, before its picks.
  static func job(
    _ settings: InstanceSettings, data: [String], at now: Date
  ) -> (@Sendable () -> WidgetDrawing)? {
    let datums = data.map { (try? DataFormat.json.datum(Array($0.utf8))) ?? .null }
    guard let settings = try? ReadingSettings<Kind>(settings, giving: datums) else { return nil }
    let session = ReadingSession(settings, state: nil)
    return { drawing(of: session, datums, at: now) }
  }

  private static func drawing(
    of session: ReadingSession<Kind>, _ datums: [Datum], at now: Date
  ) -> WidgetDrawing {
    let parts = session.settings.origins.enumerated().map { number, origin in
      Result { () throws(SourceFailure) in
        try session.reading(of: origin, at: now) { _ in datums[safe: number] }
      }
    }
    do throws(SourceFailure) {
      let entries = try session.entries(of: parts, at: now, isRecorded: false)
      guard let current = entries.current(at: now, \.date) else {
        return WidgetDrawing(mismatch: "the source has no data")
      }
      let kind = session.settings.kind
      return WidgetDrawing(mismatch: kind.mismatch(of: current)) {
        AnyTimelineEntry(date: current.date) { lowering in
          lowering.root { ReadingView(entry: KindEntry(kind: kind, reading: current)) }
        }
      }
    } catch {
      return WidgetDrawing(mismatch: error.reason)
    }
  }
}
