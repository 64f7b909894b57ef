import WidgetLayout
import WidgetSources

// The data that each kind can show, and the words of its tile for data of another form.

extension ListKind {
  package func mismatch(of entry: ReadingEntry) -> String? {
    if entry.datum == .null { return nil }
    if case .text = entry.datum { return nil }
    guard let items = entry.datum.items else {
      return "\(DatumMismatch(expected: "a list of texts or records", read: entry.datum))"
    }
    let format = ValueFormat(ValueSettings(), symbols: NumberSymbols())
    let isShown =
      items.isEmpty || items.contains { ListItem($0, fields: fields, format: format) != nil }
    return isShown ? nil : "expected items with a title, found \(items[0].form)"
  }
}

extension TableKind {
  package func mismatch(of entry: ReadingEntry) -> String? {
    switch entry.datum {
    case .null, .record: return nil
    case .list(let items):
      let isRow = { (row: Datum) in
        if case .record = row { return true }
        return row.items != nil
      }
      guard let first = items.first, !items.prefix(50).contains(where: isRow) else { return nil }
      return "expected records or lists as rows, found \(first.form)"
    default: return "\(DatumMismatch(expected: "a list of records or lists", read: entry.datum))"
    }
  }
}

extension AgendaKind {
  package func mismatch(of entry: ReadingEntry) -> String? { AgendaEvent.mismatch(entry.datum) }
}

extension CalendarKind {
  package func mismatch(of entry: ReadingEntry) -> String? { AgendaEvent.mismatch(entry.datum) }
}

extension AgendaEvent {
  /// Returns the reason that a datum has no events; `nil` if it has some, or is null or empty.
  fileprivate static func mismatch(_ datum: Datum) -> String? {
    guard datum != .null else { return nil }
    guard let items = datum.items else {
      return "\(DatumMismatch(expected: "a list of events", read: datum))"
    }
    guard let first = items.first, !items.contains(where: { AgendaEvent($0) != nil }) else {
      return nil
    }
    return "expected events with a title and a start, found \(first.form)"
  }
}

extension CountdownKind {
  package func mismatch(of entry: ReadingEntry) -> String? { plan.mismatch(entry.datum) }
}

extension TimerKind {
  package func mismatch(of entry: ReadingEntry) -> String? { plan.mismatch(entry.datum) }
}

extension CountdownPlan {
  /// Returns the reason that a datum is no date. A number is a date in seconds; one in the first
  /// years of that count is taken for another number.
  fileprivate func mismatch(_ datum: Datum) -> String? {
    guard to == nil, datum != .null else { return nil }
    let isSmall = datum.number.map { $0.magnitude < 1e8 } ?? false
    guard isSmall || completed(by: datum).to == nil else { return nil }
    return "\(DatumMismatch(expected: "a date", read: datum))"
  }
}

extension FeedKind {
  package func mismatch(of entry: ReadingEntry) -> String? {
    guard entry.datum != .null else { return nil }
    guard let items = entry.datum.items else {
      return "\(DatumMismatch(expected: "a list of articles", read: entry.datum))"
    }
    guard let first = items.first, !items.contains(where: { FeedArticle($0, fields: fields) != nil })
    else { return nil }
    return "expected articles with a title, found \(first.form)"
  }
}

extension PluginKind {
  package func mismatch(of entry: ReadingEntry) -> String? {
    entry.datum["title"]?.words == nil
      ? "\(DatumMismatch(expected: "a plugin's title and body", read: entry.datum))" : nil
  }
}

extension PictureKind {
  package func mismatch(of entry: ReadingEntry) -> String? {
    guard !hasFile, entry.datum != .null else { return nil }
    let path = (entry.datum["path"]?.words ?? entry.datum.words)?.trimmed ?? ""
    return path.isEmpty ? "\(DatumMismatch(expected: "a path", read: entry.datum))" : nil
  }
}

extension BarcodeKind {
  package func mismatch(of entry: ReadingEntry) -> String? { options.mismatch(entry.datum) }
}

extension QRKind {
  package func mismatch(of entry: ReadingEntry) -> String? { options.mismatch(entry.datum) }
}

extension BarcodeOptions {
  fileprivate func mismatch(_ datum: Datum) -> String? {
    guard text == nil, datum != .null else { return nil }
    return (datum.words?.trimmed ?? "").isEmpty
      ? "\(DatumMismatch(expected: "text", read: datum))" : nil
  }
}
