import WidgetBase

/// A jq expression that is only a path, such as `.today.orders`, `.names[0]` or `.items[].id`.
///
/// It has the same meaning as in jq. Most picks are paths, and jq itself takes twenty milliseconds
/// to start.
struct DataPath: Sendable, Hashable {
  private enum Step: Hashable {
    case name(String)
    case index(Int)
    case each
  }

  /// The reason why a path does not fit the data, in jq's words.
  struct Mistake: Error, Equatable {
    let words: String
  }

  private let steps: [Step]

  /// Creates the path of an expression, or returns `nil` if it is not only a path.
  init?(_ expression: String) {
    // jq knows these blanks only.
    let isBlank = { (byte: UInt8) in [0x20, 0x09, 0x0a, 0x0d].contains(byte) }
    var rest = expression.utf8.drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest = rest.dropLast() }
    guard rest.first == UInt8(ascii: ".") else { return nil }
    var steps: [Step] = []
    // The first dot alone, or in front of a bracket, is not a step.
    if rest.count == 1 || rest.dropFirst().first == UInt8(ascii: "[") { rest = rest.dropFirst() }
    while let byte = rest.first {
      rest = rest.dropFirst()
      let step = byte == UInt8(ascii: ".") ? Self.name(&rest) : Self.brackets(byte, &rest)
      guard let step else { return nil }
      steps.append(step)
    }
    self.steps = steps
  }

  /// Returns the value at the path, or several if the path goes through the items of a value.
  func results(of datum: Datum) throws(Mistake) -> [Datum] {
    var results = [datum]
    for step in steps {
      var next: [Datum] = []
      for result in results { next += try Self.results(of: step, in: result) }
      results = next
    }
    return results
  }

  /// Returns the path before the first step that leads nowhere and the value there, or `nil` if all
  /// steps lead somewhere or the path goes through items.
  func dead(in datum: Datum) -> (path: String, found: Datum)? {
    var (path, found) = ("", datum)
    for step in steps {
      guard step != .each, let next = (try? Self.results(of: step, in: found))?.first else {
        return nil
      }
      if next == .null, !Self.has(step, found) { return (path.isEmpty ? "." : path, found) }
      path += Self.words(of: step)
      found = next
    }
    return nil
  }

  private static func has(_ step: Step, _ datum: Datum) -> Bool {
    switch step {
    case .name(let name): datum[name] != nil
    case .index(let index):
      datum.items?.indices.contains(index < 0 ? (datum.items?.count ?? 0) + index : index) ?? false
    case .each: true
    }
  }

  private static func words(of step: Step) -> String {
    switch step {
    case .name(let name): ".\(name)"
    case .index(let index): "[\(index)]"
    case .each: "[]"
    }
  }

  private static func name(_ rest: inout Substring.UTF8View) -> Step? {
    let name = rest.prefix { byte in
      48...57 ~= byte || 65...90 ~= byte || 97...122 ~= byte || byte == UInt8(ascii: "_")
    }
    guard let first = name.first, !(48...57 ~= first) else { return nil }
    rest = rest[name.endIndex...]
    return .name(String(Substring(name)))
  }

  private static func brackets(_ byte: UInt8, _ rest: inout Substring.UTF8View) -> Step? {
    guard byte == UInt8(ascii: "["), let end = rest.firstIndex(of: UInt8(ascii: "]")) else {
      return nil
    }
    let inner = String(Substring(rest[..<end]))
    rest = rest[rest.index(after: end)...]
    if inner.isEmpty { return .each }
    let digits = inner.hasExactPrefix("-") ? inner.dropFirst() : inner[...]
    guard 1...9 ~= digits.utf8.count, digits.utf8.allSatisfy({ 48...57 ~= $0 }) else { return nil }
    return Int(inner).map { .index($0) }
  }

  private static func results(of step: Step, in datum: Datum) throws(Mistake) -> [Datum] {
    switch (step, datum) {
    case (.name, .null), (.index, .null): return [.null]
    case (.name(let name), .record): return [datum[name] ?? .null]
    case (.index(let index), .list(let items)):
      let index = index < 0 ? items.count + index : index
      return [items.indices.contains(index) ? items[index] : .null]
    case (.each, .list(let items)): return items
    case (.each, .record(let fields)): return fields.map(\.value)
    case (.name(let name), _):
      throw Mistake(words: "Cannot index \(kind(datum)) with string \"\(name)\"")
    case (.index, _): throw Mistake(words: "Cannot index \(kind(datum)) with number")
    case (.each, _): throw Mistake(words: "Cannot iterate over \(kind(datum))")
    }
  }

  private static func kind(_ datum: Datum) -> String {
    switch datum {
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .text: "string"
    case .list: "array"
    case .record: "object"
    }
  }
}
