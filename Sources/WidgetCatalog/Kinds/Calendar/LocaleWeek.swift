import Glibc
import WidgetBase

/// The first day of the week in the user's locale.
enum LocaleWeek {
  /// The first weekday of the environment's locale (`LC_ALL`, `LC_TIME`, `LANG`): 1 is Sunday, 2
  /// Monday; Monday if no locale is set.
  static let firstWeekday: Int = {
    let variables = ["LC_ALL", "LC_TIME", "LANG"]
    let name =
      variables.lazy.compactMap { name in getenv(name).map { String(cString: $0) } }
      .first { !$0.isEmpty } ?? "C"
    guard
      !["C", "POSIX"].contains(name.splitExactly(separator: ".").first.map(String.init) ?? name),
      let locale = newlocale(1 << LC_TIME, "", nil)
    else { return 2 }
    defer { freelocale(locale) }
    // One byte rather than text: the weekday that the locale counts from.
    let day = nl_langinfo_l(nl_item(_NL_TIME_FIRST_WEEKDAY), locale)?.pointee ?? 2
    guard (1...7).contains(day) else { return 2 }
    // Some locales count from a Monday: this item then holds its date instead of a text's address.
    let first = UInt(bitPattern: nl_langinfo_l(nl_item(_NL_TIME_WEEK_1STDAY), locale))
    return first & 0xffff_ffff == 19_971_201 ? Int(day) % 7 + 1 : Int(day)
  }()
}
