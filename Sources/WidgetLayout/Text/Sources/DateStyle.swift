extension Text {
  /// The style of a date in a text, as in SwiftUI.
  public struct DateStyle: Sendable, Hashable, Codable {
    let form: DateForm

    /// The time of day, such as `09:41`, or `9:41 AM` if the environment's hour cycle has twelve
    /// hours.
    public static let time = Self(form: .time)
    /// The date, such as `14 March 2026`. Here it is in English, the day first.
    public static let date = Self(form: .date)
    /// The distance from now in two units, such as `2 min, 3 sec`, `1 hr` or `3 days, 4 hr`. Here
    /// it is in English, and changes with the smaller unit, so from an hour on at most once a
    /// minute.
    public static let relative = Self(form: .relative)
    /// The distance from now in one unit with a sign, such as `+2 hours`. Here it is in English.
    public static let offset = Self(form: .offset)
    /// The distance from now as a clock, such as `1:04:09`.
    public static let timer = Self(form: .timer)
  }
}
