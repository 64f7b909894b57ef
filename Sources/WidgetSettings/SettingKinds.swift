package import FoundationEssentials

extension SettingKind<String> {
  /// Any text.
  package static var text: Self { SettingKind(noun: "text", expected: "a text") { $0 } }

  /// A text that is not empty.
  package static func name(of noun: String) -> Self {
    SettingKind(noun: noun, expected: "the name of a \(noun)") { $0.isEmpty ? nil : $0 }
  }

  /// A web address.
  package static var webAddress: Self {
    SettingKind(
      noun: "address", expected: "an address that begins with https:// or http://",
      pattern: "^https?://."
    ) { text in
      ["http://", "https://"].contains { text.hasPrefix($0) && text.count > $0.count } ? text : nil
    }
  }
}

extension SettingKind<Bool> {
  /// `yes` or `no`, and the words that stand for them.
  package static var bool: Self {
    .choice(
      "answer",
      ["yes": true, "no": false, "true": true, "false": false, "on": true, "off": false])
  }
}

extension SettingKind<Double> {
  /// A number, in the form that every locale's files have: `-1.5`.
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
  /// A span of time with its units: `90s`, `1h30m`, `250ms`; its value is in seconds, at least
  /// `least`.
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
  /// A whole number of a range.
  package static func count(_ range: ClosedRange<Int>) -> Self {
    SettingKind(
      noun: "count", expected: "a whole number from \(range.lowerBound) to \(range.upperBound)",
      pattern: "^[0-9]+$"
    ) { text in Int(text).flatMap { range.contains($0) ? $0 : nil } }
  }

  /// An amount of memory: `512`, `64KiB`, `1MB`; its value is in bytes.
  package static var bytes: Self {
    SettingKind(
      noun: "size", expected: "a number of bytes, such as 4096, 64KiB or 1MB",
      pattern: "^[0-9]+ ?([kKMG]i?)?B?$"
    ) { ByteText.bytes($0) }
  }
}

extension SettingKind<ClosedRange<Double>> {
  /// A range of numbers: `0..100`.
  package static var range: Self {
    SettingKind(
      noun: "range", expected: "two numbers, the least first, such as 0..100",
      pattern: "^[-+0-9.eE]+\\.\\.[-+0-9.eE]+$"
    ) { text in
      guard let dots = text.firstRange(of: "..") else { return nil }
      let number = SettingKind<Double>.number.value
      guard let low = number(String(text[..<dots.lowerBound])),
        let high = number(String(text[dots.upperBound...])), low < high
      else { return nil }
      return low...high
    }
  }
}

extension StringProtocol {
  /// The first place of a text in this one.
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
  }
}
