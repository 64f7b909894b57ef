import WidgetBase
package import WidgetSettings

/// The schemas of the picks.
package enum PickKinds {
  /// The keys that sources of every kind have.
  package static var keys: [SettingKey] {
    [
      SettingKey(
        "pick", jq, "The part of the data to use: a jq expression, such as .today.orders."),
      SettingKey(
        "regex", regex,
        "The part of a text to use: a regular expression, or its group if it has one."),
      SettingKey("column", .fieldName(of: "column"), "The column to take of a table."),
      SettingKey("row", .text(row), "The row to take of a table: first, last, 3 or -2."),
      nullKey,
    ]
  }

  /// The treatment of a null value.
  private enum NullMeaning: String, CaseIterable {
    case ok, failed
  }

  /// The key that decides whether a missing or null value is valid, written beside `pick`.
  package static var nullKey: SettingKey {
    SettingKey(
      "null", .text(.choice("answer", of: NullMeaning.self)),
      "ok shows a missing or null value as a dash; otherwise the reading fails.")
  }

  /// Returns true if the mapping's `null` key accepts null as a value.
  package static func allowsNull(_ setting: Setting) -> Bool {
    setting.value("null", .choice("answer", of: NullMeaning.self)) == .ok
  }

  /// Returns true if a source's mapping takes only a part of the data.
  package static func arePicks(in setting: Setting) -> Bool {
    ["pick", "regex", "column", "row"].contains { setting[$0] != nil }
  }

  /// A jq expression, whose errors are in jq's words.
  package static var jq: SettingSchema {
    checked("jq expression", "a jq expression, such as .today.orders") { text in
      do throws(JQProgram.Mistake) { _ = try JQProgram.compiled(text) } catch {
        let isPath = text.first.map { $0.isLetter } ?? false
        let hint = isPath && (try? JQProgram.compiled(".\(text)")) != nil
        return error.description + (hint ? "; did you mean .\(text)?" : "")
      }
      return nil
    }
  }

  /// A regular expression.
  package static var regex: SettingSchema {
    checked("regular expression", "a regular expression, such as ([0-9]+) orders") { text in
      do throws(Pattern.Mistake) { _ = try Pattern(text) } catch { return error.description }
      return nil
    }
  }

  /// The number of a row, counted from 1, or from the end if negative.
  package static var row: SettingKind<Int> {
    SettingKind(
      noun: "row", expected: "first, last or a number such as 3 or -2",
      pattern: "^(first|last|-?[1-9][0-9]*)$"
    ) { text in
      switch text {
      case "first": 1
      case "last": -1
      default: Int(text).flatMap { $0 == 0 || text.hasExactPrefix("+") ? nil : $0 }
      }
    }
  }

  static func program(_ text: String) throws(SourceFailure) -> JQProgram {
    do throws(JQProgram.Mistake) { return try JQProgram.compiled(text) } catch {
      throw PickWords.badPick(text, error.description)
    }
  }

  static func pattern(_ text: String) throws(SourceFailure) -> Pattern {
    do throws(Pattern.Mistake) { return try Pattern(text) } catch {
      throw PickWords.badPattern(text, error.description)
    }
  }

  private static func checked(
    _ noun: String, _ expected: String, _ objection: @escaping @Sendable (String) -> String?
  ) -> SettingSchema {
    var kind = SettingSchema.TextSchema(
      SettingKind<String>(noun: noun, expected: expected) { objection($0) == nil ? $0 : nil })
    kind.objection = { objection($0).map { SettingRemark($0, fix: "expected " + expected) } }
    return SettingSchema(.text(kind))
  }
}
