import Glibc
package import WidgetLayout

extension NumberSymbols {
  /// The number symbols of the environment's locale (`LC_ALL`, `LC_NUMERIC`, `LANG`); English ones
  /// if it names none, or an unknown one. The process's own locale remains unchanged.
  package static let system: NumberSymbols = {
    guard let locale = newlocale(1 << LC_NUMERIC, "", nil) else { return NumberSymbols() }
    defer { freelocale(locale) }
    func sign(_ item: Int) -> String {
      nl_langinfo_l(nl_item(item), locale).map { String(cString: $0) } ?? ""
    }
    let (decimal, grouping) = (sign(Int(RADIXCHAR)), sign(Int(THOUSEP)))
    // The `C` locale has no grouping.
    if decimal.isEmpty || decimal == "." && grouping.isEmpty { return NumberSymbols() }
    return NumberSymbols(decimal: decimal, grouping: grouping)
  }()
}
