import WidgetLayout
import WidgetSources

/// The lines of text for data of any form.
struct TextLinesOfDatum {
  /// The separators of numbers; texts stay as they were sent.
  var symbols = NumberSymbols()

  /// Returns the lines of a datum: one per item of a list, one per field of a record.
  func lines(of datum: Datum, hasColors: Bool) -> [StyledLine] {
    switch datum {
    case .list(let items):
      return items.prefix(10_000).compactMap { item in
        // One that is missing must not look like one that is not there.
        StyledText.line(of: part(item), hasColors: hasColors)
      }
    case .record(let fields):
      let dim = Style(foreground: .role(.dim))
      return fields.prefix(1000).map { field in
        let value = StyledText.line(of: flat(field.value), hasColors: hasColors)
        return StyledLine(
          runs: [.init(text: "\(field.name.inOneRow()): ", style: dim)] + (value?.runs ?? []))
      }
    default: return StyledText.lines(of: words(of: datum), hasColors: hasColors)
    }
  }

  /// Returns a datum as one text; the parts of a list or record stand side by side.
  func flat(_ datum: Datum) -> String {
    switch datum {
    case .list(let items): rest(items.prefix(20).map(part), of: items.count)
    case .record(let fields):
      rest(fields.prefix(20).map { "\($0.name)=\(part($0.value))" }, of: fields.count)
    default: words(of: datum)
    }
  }

  /// Returns a part of a list or record as text: one that is missing must not look like one that is not there.
  private func part(_ datum: Datum) -> String {
    datum == .null ? ValueFormat.missing : flat(datum)
  }

  /// Returns parts side by side, and how many there are beyond them; with commas where a dash would look like a range.
  private func rest(_ parts: [String], of count: Int) -> String {
    let separator = parts.count > 1 && parts.contains(ValueFormat.missing) ? ", " : " "
    return (parts + (count > parts.count ? ["+\(count - parts.count)"] : []))
      .joined(separator: separator)
  }

  private func words(of datum: Datum) -> String {
    let words = datum.words ?? ""
    return if case .number = datum { symbols.localized(words, groups: false) } else { words }
  }
}
