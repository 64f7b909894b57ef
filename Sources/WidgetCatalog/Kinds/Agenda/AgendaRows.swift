import FoundationEssentials

/// The rows of an agenda that fit a tile.
struct AgendaRows {
  enum Row: Hashable {
    case day(String)
    /// A blank row before a day.
    case gap(Int)
    case event(AgendaEvent)
    /// The time until the next event.
    case next(AgendaEvent)
    /// The remaining time of the event above.
    case left(AgendaEvent)
    /// The number of events that do not fit.
    case more(Int)
  }

  let rows: [Row]
  /// The number of events that have no room, where there is no row for it.
  let hidden: Int

  /// Creates the rows for a height: with few rows, the names of days are left out first, then the
  /// time until the next event, then events.
  ///
  /// - Parameter limit: The most rows, of which those that the height does not show scroll.
  init(_ model: AgendaModel, at now: Date, height: Int, limit: Int) {
    let count = model.days.reduce(0) { $0 + $1.events.count }
    var rows: [Row] = []
    var hasNext = height < 5
    var shown = 0
    days: for day in model.days {
      // The name of a day needs an event below it.
      if height >= 4 {
        if rows.count + 2 > limit - (shown + 1 < count ? 1 : 0), !rows.isEmpty { break }
        rows.append(.day(day.name))
      }
      for event in day.events {
        let isLast = shown + 1 == count
        guard rows.count < limit - (isLast || height < 2 ? 0 : 1) else { break days }
        rows.append(.event(event))
        shown += 1
        guard !hasNext, limit - rows.count > 2 else { continue }
        if event == model.next {
          rows.append(.next(event))
          hasNext = true
        } else if event.isRunning(at: now), !event.isAllDay, model.next == nil {
          rows.append(.left(event))
          hasNext = true
        }
      }
    }
    let left = model.count - shown
    hidden = height < 2 ? left : 0
    if left > hidden { rows.append(.more(left)) }
    self.rows = Self.spaced(rows, height: height)
  }

  /// Returns the rows with a blank one before each day but the first, if all of them fit.
  private static func spaced(_ rows: [Row], height: Int) -> [Row] {
    let days = rows.indices.dropFirst().filter { index in
      if case .day = rows[index] { return true }
      return false
    }
    guard !days.isEmpty, rows.count + days.count <= height else { return rows }
    return rows.indices.flatMap { days.contains($0) ? [.gap($0), rows[$0]] : [rows[$0]] }
  }
}
