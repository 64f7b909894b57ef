extension Text {
  /// How a date is shown as text, as in SwiftUI.
  public struct DateStyle: Sendable, Hashable, Codable {
    let form: DateForm

    /// The time of day: `09:41`.
    /// Here: of 24 hours, or `9:41 AM` by the environment's hour cycle.
    public static let time = Self(form: .time)
    /// The date: `14 March 2026`.
    /// Here: in English, the day first.
    public static let date = Self(form: .date)
    /// How far from now, in two units: `2 min, 3 sec`, `1 hr`, `3 days, 4 hr`.
    /// Here: in English; it changes with the smaller unit, so above an hour once a minute.
    public static let relative = Self(form: .relative)
    /// How far from now, in one unit and with a sign: `+2 hours`.
    /// Here: in English.
    public static let offset = Self(form: .offset)
    /// How far from now, as a clock: `1:04:09`.
    public static let timer = Self(form: .timer)
  }
}
