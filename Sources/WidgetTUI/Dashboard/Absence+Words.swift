import FoundationEssentials
import WidgetArchive
import WidgetTimeline

extension Absence {
  /// The words shown in the tile.
  var words: String {
    switch self {
    case .nothingKept: "Nothing is kept"
    case .keptSince(let date): "Nothing is kept of then; kept since \(Self.time(date))"
    case .drawnLarger(let size): "Kept for \(size.width)×\(size.height)"
    case .readNext(let date): "To be read at \(Self.time(date))"
    }
  }

  private static func time(_ date: Date) -> String {
    "\(LocalTime(date).date) \(LocalTime(date).hourAndMinute)"
  }
}
