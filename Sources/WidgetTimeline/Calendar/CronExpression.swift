public import FoundationEssentials

/// Times as crontab(5) writes them: minute, hour, day of the month, month, day of the week.
///
/// `*`, lists, ranges, steps and English names; where both days are given either is enough, as in
/// every cron.
public struct CronExpression: Sendable, Hashable {
  private let minutes: [Int]
  private let hours: [Int]
  private let days: Set<Int>
  private let months: Set<Int>
  private let weekdays: Weekdays
  private let isAnyHour: Bool
  private let isAnyDay: Bool
  private let isAnyWeekday: Bool

  /// Why an expression is none.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    /// What was read, and what was expected.
    public let description: String
  }

  private struct Field {
    let name: String
    let range: ClosedRange<Int>
    var names: [String] = []
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

  /// Reads five fields with spaces between.
  public init(_ text: some StringProtocol) throws(Failure) {
    let words = text.split(separator: " ")
    guard words.count == 5 else {
      throw Failure(
        description: "“\(text)” has \(words.count) fields; a cron expression has five: minute, "
          + "hour, day of the month, month, day of the week, as “30 7 * * mon-fri”")
    }
    var values: [[Int]] = []
    for (word, field) in zip(words, Self.fields) {
      values.append(try Self.values(Substring(word), field))
    }
    minutes = values[0]
    hours = values[1]
    days = Set(values[2])
    months = Set(values[3])
    weekdays = Weekdays(numbers: values[4])
    isAnyHour = words[1].hasPrefix("*")
    isAnyDay = words[2].hasPrefix("*")
    isAnyWeekday = words[4].hasPrefix("*")
    guard next(after: Date(timeIntervalSince1970: 0)) != nil else {
      throw Failure(description: "“\(text)” names no day that any year has")
    }
  }

  private static func values(_ word: Substring, _ field: Field) throws(Failure) -> [Int] {
    var values: Set<Int> = []
    for part in word.split(separator: ",", omittingEmptySubsequences: false) {
      let halves = part.split(separator: "/", omittingEmptySubsequences: false)
      let step = halves.count == 2 ? Int(halves[1]) : 1
      guard (1...2).contains(halves.count), let step, step > 0,
        let range = range(halves[0], field, isOpen: halves.count == 2)
      else {
        throw Failure(
          description: "“\(part)” is no \(field.name); expected “*”, a number from "
            + "\(field.range.lowerBound) to \(field.range.upperBound), a range as "
            + "“\(field.range.lowerBound)-\(field.range.upperBound)”, or either with a step as “*/5”"
        )
      }
      values.formUnion(stride(from: range.lowerBound, through: range.upperBound, by: step))
    }
    return values.sorted()
  }

  private static func range(
    _ text: Substring, _ field: Field, isOpen: Bool
  ) -> ClosedRange<Int>? {
    if text == "*" { return field.range }
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { word in
      Int(word)
        ?? field.names.firstIndex(of: word.lowercased()).map { $0 + field.range.lowerBound }
    }
    guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
      field.range.contains(first), field.range.contains(last), first <= last
    else { return nil }
    return first...(ends.count == 1 && isOpen ? field.range.upperBound : last)
  }

  /// The first date after `date`, in the process's time zone; nil where there is none in eight years.
  public func next(after date: Date) -> Date? { next(after: date, in: .process) }

  func next(after date: Date, in zone: CivilZone) -> Date? {
    var day = CivilDay(date, in: zone)
    // A leap day may be eight years away.
    for _ in 0...2930 {
      if matches(day), let next = first(on: day, after: date) { return next }
      day = day.adding(1)
    }
    return nil
  }

  /// The first date on a day that matches. Where the clocks are set, an expression for any hour follows
  /// what they show, twice or not at all; one for some hours is done once.
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
