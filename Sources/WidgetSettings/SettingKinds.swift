package import FoundationEssentials
import WidgetBase

extension SettingKind<String> {
  /// Any text.
  package static var text: Self { SettingKind(noun: "text", expected: "text") { $0 } }

  /// Returns the kind of a non-empty name.
  package static func name(of noun: String) -> Self {
    SettingKind(noun: noun, expected: "the name of a \(noun)") { $0.isEmpty ? nil : $0 }
  }

  /// A web address.
  package static var webAddress: Self {
    SettingKind(
      noun: "address", expected: "an address that begins with https:// or http://",
      pattern: "^https?://."
    ) { WebAddress.mistake(in: $0) == nil ? $0 : nil }
  }
}

extension SettingSchema {
  /// A web address, with a remark that names the mistake in one that is wrong.
  package static var webAddress: SettingSchema {
    var kind = TextSchema(SettingKind<String>.webAddress)
    kind.objection = { WebAddress.mistake(in: $0) }
    return SettingSchema(.text(kind))
  }

  /// Returns the schema of the name of a record's field or of a column; a jq expression is not
  /// allowed.
  ///
  /// - Parameter takesPaths: True if a path of names such as `.a.b` is accepted nevertheless.
  package static func fieldName(
    of noun: String = "field", takesPaths: Bool = false
  ) -> SettingSchema {
    let mistake = { @Sendable (text: String) in
      FieldNameMistake.mistake(in: text, noun: noun, takesPaths: takesPaths)
    }
    var kind = TextSchema(
      SettingKind<String>(noun: noun, expected: "the name of a \(noun)") { text in
        text.isEmpty || mistake(text)?.severity == .error ? nil : text
      })
    kind.objection = mistake
    return SettingSchema(.text(kind)).remarking { [$0.text.flatMap(mistake)].compactMap { $0 } }
  }
}

/// The mistake of writing a jq expression in place of a field's name.
private enum FieldNameMistake {
  static func mistake(in text: String, noun: String, takesPaths: Bool) -> SettingRemark? {
    guard text.hasExactPrefix("."), text.count > 1 else { return nil }
    let name = text.dropFirst()
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || "_.-".contains($0) }
    return SettingRemark(
      "'\(text)' is a jq expression; expected the name of a \(noun)",
      fix: isName
        ? "write \(name)"
        : "write the name of a \(noun); a jq expression goes into the source's pick",
      severity: isName && takesPaths ? .warning : .error)
  }
}

extension SettingKind<Bool> {
  /// A Boolean value: `yes` or `no`, or a synonym of them.
  package static var bool: Self {
    .choice(
      "answer",
      ["yes": true, "no": false, "true": true, "false": false, "on": true, "off": false])
  }
}

extension SettingKind<Double> {
  /// A number in the form that files have in every locale, such as `-1.5`.
  package static var number: Self {
    SettingKind(
      noun: "number", expected: "a number, such as 90 or -1.5",
      pattern: "^[-+]?[0-9]+(\\.[0-9]+)?([eE][-+]?[0-9]+)?$"
    ) { text in
      guard text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }) else { return nil }
      return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
  }
}

extension SettingKind<TimeInterval> {
  /// Returns the kind of a duration with its units, such as `90s`, `1h30m` or `250ms`.
  ///
  /// The value is in seconds, and at least `least`.
  package static func duration(atLeast least: TimeInterval = 0) -> Self {
    SettingKind(
      noun: "duration",
      expected: "a number and its unit, such as 30s, 5m, 1h30m or 7d"
        + (least > 0 ? ", at least \(DurationText.text(least))" : ""),
      pattern: "^([0-9]+(\\.[0-9]+)?(ms|s|m|h|d|w))+$"
    ) { text in DurationText.seconds(text).flatMap { $0 >= least ? $0 : nil } }
  }
}

extension SettingKind<Int> {
  /// Returns the kind of a whole number in a range.
  package static func count(_ range: ClosedRange<Int>) -> Self {
    SettingKind(
      noun: "count", expected: "a whole number from \(range.lowerBound) to \(range.upperBound)",
      pattern: "^[0-9]+$"
    ) { text in Int(text).flatMap { range.contains($0) ? $0 : nil } }
  }

  /// An amount of memory, such as `512`, `64KiB` or `1MB`; the value is in bytes.
  package static var bytes: Self {
    SettingKind(
      noun: "size", expected: "a number of bytes, such as 4096, 64KiB or 1MB",
      pattern: "^[0-9]+ ?([kKMG]i?)?B?$"
    ) { ByteText.bytes($0) }
  }
}

extension SettingKind<ClosedRange<Double>> {
  /// A range of numbers, such as `0..100`.
  package static var range: Self {
    SettingKind(
      noun: "range", expected: "two numbers, the least first, such as 0..100",
      pattern: "^[-+0-9.eE]+\\.\\.[-+0-9.eE]+$"
    ) { text in
      guard let dots = text.firstExactRange(of: "..") else { return nil }
      let number = SettingKind<Double>.number.value
      guard let low = number(String(text[..<dots.lowerBound])),
        let high = number(String(text[dots.upperBound...])), low < high
      else { return nil }
      return low...high
    }
  }
}
