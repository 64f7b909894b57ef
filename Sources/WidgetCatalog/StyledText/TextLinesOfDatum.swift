import WidgetLayout
import WidgetSources

/// The lines of text for data of any form.
enum TextLinesOfDatum {
  /// Returns the lines of a datum: one per item of a list, one per field of a record.
  static func lines(of datum: Datum, hasColors: Bool) -> [StyledLine] {
    switch datum {
    case .list(let items):
      return items.prefix(10_000).compactMap { item in
        StyledText.line(of: flat(item), hasColors: hasColors)
      }
    case .record(let fields):
      let dim = Style(foreground: .role(.dim))
      return fields.prefix(1000).map { field in
        let value = StyledText.line(of: flat(field.value), hasColors: hasColors)
        return StyledLine(
          runs: [.init(text: "\(field.name.inOneRow()): ", style: dim)] + (value?.runs ?? []))
      }
    default: return StyledText.lines(of: datum.words ?? "", hasColors: hasColors)
    }
  }

  /// Returns a datum as one text; the parts of a list or record stand side by side.
  static func flat(_ datum: Datum) -> String {
    switch datum {
    case .list(let items): items.prefix(20).map(flat).joined(separator: " ")
    case .record(let fields):
      fields.prefix(20).map { "\($0.name)=\(flat($0.value))" }.joined(separator: " ")
    default: datum.words ?? ""
    }
  }
}
