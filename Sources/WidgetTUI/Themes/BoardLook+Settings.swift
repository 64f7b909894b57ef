import WidgetBase
import WidgetLayout
import WidgetSettings

extension BoardLook {
  /// The keys of a look, in boards, their pages and themes.
  static var settingKeys: [SettingKey] {
    [
      SettingKey(
        "gaps", .text(.gaps), "The blank cells between tiles; 0 where nothing says otherwise."),
      SettingKey(
        "borders", .text(.choice("border", of: BorderStyle.self)),
        "The lines around tiles: rounded where nothing says otherwise."),
      SettingKey(
        "density", .text(.choice("density", of: BoardDensity.self)),
        "The blank room around the content of tiles: regular where nothing says otherwise."),
      SettingKey(
        "header", .text(.bool), "Names the page, the date and the time in the screen's first row."),
    ]
  }

  /// Reads the keys of a look, and reports what is wrong with them.
  init(_ reader: YAMLReader) {
    self.init()
    let texts = Self.settingKeys.reduce(into: [String: String]()) { texts, key in
      texts[key.name] =
        reader.node(key.name).flatMap { reader.report.setting($0, key.schema, for: key.name) }?.text
    }
    gaps = texts["gaps"].flatMap(SettingKind<Size>.gaps.value)
    borders = texts["borders"].flatMap(BorderStyle.init)
    density = texts["density"].flatMap(BoardDensity.init)
    hasHeader = texts["header"].flatMap(SettingKind<Bool>.bool.value)
  }
}

extension SettingKind<Size> {
  /// The blank cells between tiles: a number for both directions, or columns and rows as in `2x1`.
  static var gaps: Self {
    SettingKind(
      noun: "gap", expected: "cells from 0 to 9, or columns and rows such as 2x1",
      pattern: "^[0-9](x[0-9])?$"
    ) { text in
      let numbers = text.splitExactly(separator: "x", omittingEmptySubsequences: false)
        .compactMap { $0.count == 1 ? $0.first?.wholeNumberValue : nil }
      guard let columns = numbers.first, let rows = numbers.last,
        text.utf8.count == 2 * numbers.count - 1
      else { return nil }
      return numbers.count > 2 ? nil : Size(width: columns, height: rows)
    }
  }
}
