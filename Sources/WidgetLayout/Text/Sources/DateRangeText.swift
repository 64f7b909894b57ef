import FoundationEssentials

/// A range of dates; on one day only the times are shown.
struct DateRangeText: TextSource {
  let range: ClosedRange<Date>

  func resolved(in context: TextContext) -> ResolvedText {
    let (start, end) = (
      context.civilTime(range.lowerBound), context.civilTime(range.upperBound)
    )
    let (from, to) = (start.clock(context.hourCycle), end.clock(context.hourCycle))
    if start.date == end.date { return ResolvedText(words: ["\(from)–\(to)"]) }
    return ResolvedText(words: [
      "\(start.shortDate), \(from) – \(end.shortDate), \(to)",
      "\(start.shortDate) – \(end.shortDate)",
    ])
  }
}
