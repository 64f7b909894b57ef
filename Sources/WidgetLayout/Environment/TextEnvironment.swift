public import FoundationEssentials

extension EnvironmentValues {
  /// The date that live texts are drawn for.
  ///
  /// SwiftUI asks the clock. Here: whoever draws sets it, so that the same date is the same
  /// picture; where nobody did it is 2001-01-01, Foundation's reference date.
  public package(set) var currentDate: Date {
    get { textContext.currentDate }
    set { textContext.currentDate = newValue }
  }

  /// The time zone that dates are written in, as in SwiftUI.
  ///
  /// Here: where nobody set one, it is the machine's (`TZ`), as the offset it has at the current
  /// date.
  public var timeZone: TimeZone {
    get {
      let zone = textContext.timeZone
      return zone ?? TimeZone(secondsFromGMT: textContext.offset(at: currentDate)) ?? .gmt
    }
    set { textContext.timeZone = newValue }
  }

  /// How hours are counted: `09:41`, or `9:41 AM` with one of the cycles of twelve.
  public var hourCycle: Locale.HourCycle {
    get { textContext.hourCycle }
    set { textContext.hourCycle = newValue }
  }

  /// The signs in numbers: `12,345.6`.
  public var numberSymbols: NumberSymbols {
    get { textContext.numberSymbols }
    set { textContext.numberSymbols = newValue }
  }

  /// Where the keys of texts are looked up; without one a key stands for itself.
  public var stringTable: StringTable? {
    get { textContext.stringTable }
    set { textContext.stringTable = newValue }
  }

  /// How far texts may shrink before they are cut, as in SwiftUI.
  ///
  /// Here: cells do not shrink. Below 1, numbers and dates give way to narrower forms.
  public var minimumScaleFactor: Double {
    get { textContext.minimumScaleFactor }
    set { textContext.minimumScaleFactor = newValue }
  }

  /// Which side leads, as in SwiftUI.
  ///
  /// Here: views are mirrored; the characters of a text stay in logical order, which the terminal
  /// reorders or not.
  public var layoutDirection: LayoutDirection {
    get { textContext.layoutDirection }
    set { textContext.layoutDirection = newValue }
  }
}
