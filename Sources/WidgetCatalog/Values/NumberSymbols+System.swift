import Glibc
package import WidgetLayout

extension NumberSymbols {
  /// The signs of the locale that the environment names (`LC_ALL`, `LC_NUMERIC`, `LANG`); English
  /// ones where it names none, or one that is unknown. The process's own locale stays as it is.
  package static let system: NumberSymbols = {
    guard let locale = newlocale(1 << LC_NUMERIC, "", nil) else { return NumberSymbols() }
    defer { freelocale(locale) }
    func sign(_ item: Int) -> String {
      nl_langinfo_l(nl_item(item), locale).map { String(cString: $0) } ?? ""
    }
    let (decimal, grouping) = (sign(Int(RADIXCHAR)), sign(Int(THOUSEP)))
    // The locale of no place, `C`, groups nothing.
    if decimal.isEmpty || decimal == "." && grouping.isEmpty { return NumberSymbols() }
    return NumberSymbols(decimal: decimal, grouping: grouping)
  }()
}
