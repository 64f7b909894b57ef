import WidgetBase
internal import WidgetLayout

/// Names of instances: a widget's name, a mark of its kind and configuration, and a family, such as
/// `orders-…/small`, or `cpu/small` for a kind without configuration.
package enum InstanceName {
  /// Returns hexadecimal digits that depend on the kind and the configuration.
  package static func mark(kind: String, configuration: [String: String]) -> String {
    let pairs = configuration.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    return Fingerprint([kind] + pairs).digits
  }

  /// Returns the widget's name in the name of an instance.
  package static func widget(of id: String) -> String {
    let whole = id.splitExactly(separator: "/").first.map(String.init) ?? id
    let parts = whole.splitExactly(separator: "-", omittingEmptySubsequences: false)
    guard parts.count > 1, let mark = parts.last, mark.utf8.count == 32,
      mark.utf8.allSatisfy({ "0123456789abcdef".utf8.contains($0) })
    else { return whole }
    return parts.dropLast().joined(separator: "-")
  }

  /// Returns the part of an instance's name that is the same in all families, such as
  /// `orders-…`, or all of a name that does not end with a family.
  package static func shared(_ id: String) -> String {
    guard let slash = id.utf8.lastIndex(of: UInt8(ascii: "/")) else { return id }
    let family = id[id.utf8.index(after: slash)...]
    return WidgetFamily.allCases.contains { $0.shortName == family } ? String(id[..<slash]) : id
  }

  /// Returns the names of the same widget's instances in all other families; empty for a name that
  /// does not end with a family.
  package static func siblings(of id: String) -> [String] {
    let shared = shared(id)
    guard shared.utf8.count < id.utf8.count else { return [] }
    return WidgetFamily.allCases.map { "\(shared)/\($0.shortName)" }.filter { $0 != id }
  }
}
