public import FoundationEssentials
internal import WidgetBase

extension DateComponents: _IntentValue {
  public static var parameterType: ParameterType {
    .written("a date such as 2026-03-14, a time such as 09:26, or both")
  }

  /// The date, the time or both, such as `2026-03-14T09:26`; `none` without either.
  public var parameterValue: ParameterValue {
    var words: [String] = []
    if let year, let month, let day {
      words.append("\(Self.digits(year, 4))-\(Self.digits(month, 2))-\(Self.digits(day, 2))")
    }
    if let hour {
      words.append("\(Self.digits(hour, 2)):\(Self.digits(minute ?? 0, 2))")
    }
    return words.isEmpty ? .none : .text(words.joined(separator: "T"))
  }

  public static func value(for value: ParameterValue) throws -> DateComponents {
    guard let components = value.text.flatMap({ DateComponents(words: $0) }) else {
      throw ParameterError(value, expected: parameterType)
    }
    return components
  }

  /// Returns the type of a parameter for a date, a time or both.
  static func type(hasDate: Bool, hasTime: Bool) -> ParameterType {
    switch (hasDate, hasTime) {
    case (true, false): .written("a date such as 2026-03-14")
    case (false, true): .written("a time such as 09:26")
    default: .written("a date and a time such as 2026-03-14T09:26")
    }
  }

  /// Reads a date, a time or both, with a `T` or a blank between them; `nil` for other words and for parts that no
  /// date or time has.
  init?(words: String) {
    self.init()
    let parts = words.split { $0 == "T" || $0 == " " }
    guard let first = parts.first, parts.count <= 2 else { return nil }
    let hasDate = first.contains("-")
    if hasDate {
      guard let date = Self.numbers(first, "-", counts: 3...3), (1...12).contains(date[1]),
        (1...31).contains(date[2])
      else { return nil }
      (year, month, day) = (date[0], date[1], date[2])
    }
    guard let last = hasDate ? parts.dropFirst().first : first else { return }
    guard hasDate || parts.count == 1, let time = Self.numbers(last, ":", counts: 2...3),
      (0...23).contains(time[0]), time.dropFirst().allSatisfy({ (0...59).contains($0) })
    else { return nil }
    (hour, minute) = (time[0], time[1])
    if time.count == 3 { second = time[2] }
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  private static func numbers(
    _ words: Substring, _ separator: Character, counts: ClosedRange<Int>
  ) -> [Int]? {
    let numbers = words.split(separator: separator, omittingEmptySubsequences: false).map {
      $0.allSatisfy(\.isASCII) && $0.allSatisfy(\.isNumber) ? Int($0) : nil
    }
    guard counts.contains(numbers.count) else { return nil }
    let all = numbers.compactMap { $0 }
    return all.count == numbers.count ? all : nil
  }
}
