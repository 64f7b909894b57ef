public import FoundationEssentials

extension EnvironmentValues {
  /// The date for which live texts are drawn.
  ///
  /// SwiftUI reads the clock. Here whoever draws the picture sets it, so that equal dates give
  /// equal pictures; the default is 2001-01-01, Foundation's reference date.
  public package(set) var currentDate: Date {
    get { textContext.currentDate }
    set { textContext.currentDate = newValue }
  }

  /// The time zone in which dates are written, as in SwiftUI.
  ///
  /// The default is the machine's (`TZ`), as a fixed offset at the current date.
  public var timeZone: TimeZone {
    get {
      let zone = textContext.timeZone
      return zone ?? TimeZone(secondsFromGMT: textContext.offset(at: currentDate)) ?? .gmt
    }
    set { textContext.timeZone = newValue }
  }

  /// The hour cycle: `09:41`, or `9:41 AM` with one of the 12-hour cycles.
  public var hourCycle: Locale.HourCycle {
    get { textContext.hourCycle }
    set { textContext.hourCycle = newValue }
  }

  /// The separators in numbers, as in `12,345.6`.
  public var numberSymbols: NumberSymbols {
    get { textContext.numberSymbols }
    set { textContext.numberSymbols = newValue }
  }

  /// The translations of texts' keys; without one each key is shown itself.
  public var stringTable: StringTable? {
    get { textContext.stringTable }
    set { textContext.stringTable = newValue }
  }

  /// The factor by which texts may shrink before they are truncated, as in SwiftUI.
  ///
  /// Here cells do not shrink. Below 1, numbers and dates are replaced by narrower forms.
  public var minimumScaleFactor: Double {
    get { textContext.minimumScaleFactor }
    set { textContext.minimumScaleFactor = newValue }
  }

  /// The layout direction, as in SwiftUI.
  ///
  /// Here views are mirrored; the characters of a text stay in logical order, which the terminal
  /// may reorder.
  public var layoutDirection: LayoutDirection {
    get { textContext.layoutDirection }
    set { textContext.layoutDirection = newValue }
  }
}
