import FoundationEssentials
import WidgetArchive

/// The days of a journey in words.
enum TravelDays {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Returns days such as `20–22 Mar` or `30 Mar – 4 Apr`.
  static func words(_ deal: Deal) -> String {
    let (start, end) = (LocalTime(deal.departs), LocalTime(deal.returns))
    let last = "\(end.day) \(month(end))"
    if start.year == end.year, start.month == end.month {
      return start.day == end.day ? last : "\(start.day)–\(last)"
    }
    return "\(start.day) \(month(start)) – \(last)"
  }

  private static func month(_ time: LocalTime) -> String {
    months.indices.contains(time.month - 1) ? months[time.month - 1] : "\(time.month)"
  }
}
