import FoundationEssentials
import WidgetArchive
import WidgetTimeline

extension Absence {
  /// The words shown in the tile.
  var words: String {
    switch self {
    case .nothingKept: "Nothing archived"
    case .keptSince(let date): "Nothing archived for then; archived since \(Self.time(date))"
    case .drawnLarger(let size): "Archived for \(size.width)×\(size.height)"
    case .readNext(let date): "Next reload at \(Self.time(date))"
    }
  }

  private static func time(_ date: Date) -> String {
    "\(LocalTime(date).date) \(LocalTime(date).hourAndMinute)"
  }
}
