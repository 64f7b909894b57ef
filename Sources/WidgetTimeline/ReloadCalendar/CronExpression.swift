public import FoundationEssentials
internal import WidgetBase

/// A schedule in the notation of crontab(5): minute, hour, day of the month, month, day of the
/// week.
///
/// Lists, ranges, steps, English names and `*` are supported; if both days are given, either
/// matches, as in every cron. `@hourly`, `@daily` and similar words stand for five fields.
public struct CronExpression: Sendable, Hashable {
  private let minutes: [Int]
  private let hours: [Int]
  private let days: Set<Int>
  private let months: Set<Int>
  private let weekdays: Weekdays
  private let isAnyHour: Bool
  private let isAnyDay: Bool
  private let isAnyWeekday: Bool

  /// The reason why a text is not a cron expression.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    /// The text that was read, and the problem with it.
    public let problem: String
    /// A suggestion of what to write instead.
    public let fix: String
    /// The field that is wrong; `nil` if the whole expression is.
    public let part: String?

    init(_ problem: String, fix: String, part: String? = nil) {
      self.problem = problem
      self.fix = fix
      self.part = part
    }

    /// The problem and its fix in one line.
    public var description: String { "\(problem); \(fix)" }
  }

  /// The nicknames that stand for five fields.
  private static let nicknames = [
    "@hourly": "0 * * * *", "@daily": "0 0 * * *", "@midnight": "0 0 * * *",
    "@weekly": "0 0 * * 0", "@monthly": "0 0 1 * *", "@yearly": "0 0 1 1 *",
    "@annually": "0 0 1 1 *",
  ]

  private struct Field {
    let name: String
    let range: ClosedRange<Int>
    var names: [String] = []

    var expected: String {
      let (least, most) = (range.lowerBound, range.upperBound)
      return "expected *, a number from \(least) to \(most), "
        + (names.first.map { "a name such as \($0), " } ?? "")
        + "a range such as \(least)-\(most), or a step such as */5"
    }
  }

  private static let fields = [
    Field(name: "minute", range: 0...59), Field(name: "hour", range: 0...23),
    Field(name: "day of the month", range: 1...31),
    Field(
      name: "month", range: 1...12,
      names: [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
      ]),
    Field(
      name: "day of the week", range: 0...7,
      names: ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]),
  ]

  /// Parses five fields separated by blanks, or a nickname.
  public init(_ text: some StringProtocol) throws(Failure) {
    let words = try Self.fields(of: String(text))
    var values: [[Int]] = []
    for (word, field) in zip(words, Self.fields) {
      values.append(try Self.values(Substring(word), field))
    }
    minutes = values[0]
    hours = values[1]
    days = Set(values[2])
    months = Set(values[3])
    weekdays = Weekdays(numbers: values[4])
    isAnyHour = words[1].hasExactPrefix("*")
    isAnyDay = words[2].hasExactPrefix("*")
    isAnyWeekday = words[4].hasExactPrefix("*")
    guard next(after: Date(timeIntervalSince1970: 0)) != nil else {
      throw Failure(
        "'\(text)' never comes: no such month has that day",
        fix: "write a day that the month has, or * for one of the two")
    }
  }

  /// Splits a text into its five fields.
  private static func fields(of text: String) throws(Failure) -> [Substring] {
    if text.hasExactPrefix("@") {
      if let fields = nicknames[text] { return fields.splitExactly(separator: " ") }
      throw Failure(
        text == "@reboot"
          ? "'@reboot' is no time of the clock" : "'\(text)' stands for no time",
        fix: text == "@reboot"
          ? "a widget is read when it is first shown; write every: 1d where that is enough"
          : "expected @hourly, @daily, @weekly, @monthly or @yearly")
    }
    let words = text.split { $0 == " " || $0 == "\t" }
    guard words.count == 5 else {
      let count = "\(words.count) \(words.count == 1 ? "field" : "fields")"
      throw Failure(
        "'\(text)' has \(count), and a cron expression has 5",
        fix: "expected minute, hour, day of the month, month and day of the week, such as "
          + "\"30 7 * * mon-fri\"" + (words.count == 6 ? "; there is no field for seconds" : ""))
    }
    return words
  }

  private static func values(_ word: Substring, _ field: Field) throws(Failure) -> [Int] {
    var values: Set<Int> = []
    for part in word.splitExactly(separator: ",", omittingEmptySubsequences: false) {
      let halves = part.splitExactly(separator: "/", omittingEmptySubsequences: false)
      let step = halves.count == 2 ? Int(halves[1]) : 1
      guard (1...2).contains(halves.count), let step, step > 0,
        let range = range(halves[0], field, isOpen: halves.count == 2)
      else {
        throw Failure(
          "'\(part)' is not a value of the field \(field.name)", fix: field.expected,
          part: String(part))
      }
      values.formUnion(stride(from: range.lowerBound, through: range.upperBound, by: step))
    }
    return values.sorted()
  }

  private static func range(
    _ text: Substring, _ field: Field, isOpen: Bool
  ) -> ClosedRange<Int>? {
    if text == "*" { return field.range }
    let ends = text.splitExactly(separator: "-", omittingEmptySubsequences: false).map { word in
      Int(word)
        ?? field.names.firstIndex(of: word.lowercased()).map { $0 + field.range.lowerBound }
    }
    guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
      field.range.contains(first), field.range.contains(last), first <= last
    else { return nil }
    return first...(ends.count == 1 && isOpen ? field.range.upperBound : last)
  }

  /// Returns the first matching date after `date`, in the process's time zone; `nil` if there is
  /// none within eight years.
  public func next(after date: Date) -> Date? { next(after: date, in: .process) }

  func next(after date: Date, in zone: CivilZone) -> Date? {
    var day = CivilDay(date, in: zone)
    // The next leap day may be eight years away.
    for _ in 0...2930 {
      if matches(day), let next = first(on: day, after: date) { return next }
      day = day.adding(1)
    }
    return nil
  }

  /// Returns the first date on a day that matches.
  ///
  /// On a day when the clocks change, an expression for any hour follows the clocks, so a time may
  /// come twice or not at all; one for certain hours runs once.
  private func first(on day: CivilDay, after date: Date) -> Date? {
    let times = hours.lazy.flatMap { hour in
      minutes.lazy.compactMap { TimeOfDay(hour: hour, minute: $0) }
    }
    guard day.hasChange else { return times.map { day.date($0) }.first { $0 > date } }
    return times.flatMap { isAnyHour ? day.dates($0) : [day.date($0)] }.filter { $0 > date }.min()
  }

  private func matches(_ day: CivilDay) -> Bool {
    let parts = day.civil
    guard months.contains(parts.month) else { return false }
    let (isDay, isWeekday) = (days.contains(parts.day), weekdays.contains(weekday: day.weekday))
    if isAnyDay || isAnyWeekday { return isDay && isWeekday }
    return isDay || isWeekday
  }
}
