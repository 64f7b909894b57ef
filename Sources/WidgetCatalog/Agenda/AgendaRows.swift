import FoundationEssentials

/// The rows of an agenda that fit a room.
struct AgendaRows {
  enum Row: Hashable {
    case day(String)
    /// A blank row before a day.
    case gap(Int)
    case event(AgendaEvent)
    /// How long it is until the next event.
    case next(AgendaEvent)
    /// How long the event above goes on.
    case left(AgendaEvent)
    /// How many events there was no room for.
    case more(Int)
  }

  let rows: [Row]

  /// Rows for a height: days' names first give way where there are very few rows, then how far the
  /// next event is, then events.
  init(_ model: AgendaModel, at now: Date, height: Int) {
    let count = model.days.reduce(0) { $0 + $1.events.count }
    var rows: [Row] = []
    var hasNext = height < 5
    var shown = 0
    days: for day in model.days {
      // A name alone would say nothing: it wants an event below it.
      if height >= 4 {
        if rows.count + 2 > height - (shown + 1 < count ? 1 : 0), !rows.isEmpty { break }
        rows.append(.day(day.name))
      }
      for event in day.events {
        let isLast = shown + 1 == count
        guard rows.count < height - (isLast || height < 3 ? 0 : 1) else { break days }
        rows.append(.event(event))
        shown += 1
        guard !hasNext, height - rows.count > 2 else { continue }
        if event == model.next {
          rows.append(.next(event))
          hasNext = true
        } else if event.isRunning(at: now), !event.isAllDay, model.next == nil {
          rows.append(.left(event))
          hasNext = true
        }
      }
    }
    if shown < count, rows.count < height, height >= 3 { rows.append(.more(count - shown)) }
    self.rows = Self.spaced(rows, height: height)
  }

  /// The rows with a blank one before each day but the first, where there is room for all of them.
  private static func spaced(_ rows: [Row], height: Int) -> [Row] {
    let days = rows.indices.dropFirst().filter { index in
      if case .day = rows[index] { return true }
      return false
    }
    guard !days.isEmpty, rows.count + days.count <= height else { return rows }
    return rows.indices.flatMap { days.contains($0) ? [.gap($0), rows[$0]] : [rows[$0]] }
  }
}
