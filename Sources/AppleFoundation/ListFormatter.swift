/// A formatter of lists, as in Foundation: `Ada, Grace, and Alan`.
open class ListFormatter: Formatter, @unchecked Sendable {
  // Sendable as Foundation's formatters: set it up before other threads use it.
  open var locale: Locale! = Locale.autoupdatingCurrent
  open var itemFormatter: Formatter?

  /// Returns texts as one list.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// Returns values as one list.
  open func string(from items: [Any]) -> String? {
    let words = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return words.formatted(.list(type: .and).locale(locale))
  }

  open override func string(for value: Any?) -> String? { (value as? [Any]).flatMap(string(from:)) }
}
