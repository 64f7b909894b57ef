import WidgetBase

/// The Swift text that stands in place of a part which cannot be compiled.
struct GapText {
  /// The name of the part.
  let name: String
  /// The name that is missing, or the compiler's words.
  let reason: String

  private var words: String { "\(SwiftName.literal(name)), \(SwiftName.literal(reason))" }

  /// A value of any type.
  var value: String { "ImportedGap.value(\(words))" }

  /// A call that never returns.
  var stop: String { "ImportedGap.stop(\(words))" }

  /// The end of the declaration of a property whose type is not known.
  var absentProperty: String { ": ImportedGap.Absent { get { \(stop) } set { \(stop) } }" }

  /// Types that conform to the protocols of opaque results: a body has to name one.
  private static let opaque = [
    "View": "SwiftUI.EmptyView", "SwiftUI.View": "SwiftUI.EmptyView",
    "Shape": "SwiftUI.Rectangle", "InsettableShape": "SwiftUI.Rectangle",
    "ShapeStyle": "SwiftUI.Color",
  ]

  /// Returns the body of a declaration; `nil` where none would do.
  ///
  /// - Parameters:
  ///   - keyword: The keyword of the declaration.
  ///   - head: What stands before its body, in which literals are blank.
  ///   - body: The body, in which literals are blank.
  func body(keyword: String, head: String, body: String) -> String? {
    if keyword == "var" || keyword == "subscript" || keyword == "let",
      let accessors = accessors(body)
    {
      return accessors
    }
    let type = Self.resultType(keyword: keyword, head: head)
    guard type.hasExactPrefix("some ") else { return "{ \(stop) }" }
    let protocols = type.dropFirst("some ".count)
    if protocols == "IntentResult" { return "{ if true { \(stop) }; return .result() }" }
    guard let concrete = Self.opaque[String(protocols)] else { return nil }
    return "{ \(value) as \(concrete) }"
  }

  /// Returns accessors in place of those of a body; `nil` if it has none.
  private func accessors(_ body: String) -> String? {
    let words = body.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let names = ["get", "set", "willSet", "didSet", "_read", "_modify"]
    guard
      let first = words.first(where: {
        !["mutating", "nonmutating", "isolated", "nonisolated"].contains($0)
      }), names.contains(String(first))
    else { return nil }
    let observers = ["willSet", "didSet"].filter { words.contains(Substring($0)) }
    if first == "willSet" || first == "didSet" {
      return "{ " + observers.map { "\($0) { \(stop) }" }.joined(separator: " ") + " }"
    }
    let isAsync = body.contains("get async") ? " async" : ""
    let isThrowing =
      body.contains("get throws") || body.contains("get async throws") ? " throws" : ""
    let setter = ["set", "_modify"].contains { words.contains(Substring($0)) }
    let kind = body.contains("nonmutating set") ? "nonmutating set" : "set"
    return "{ get\(isAsync)\(isThrowing) { \(stop) }" + (setter ? " \(kind) { \(stop) } }" : " }")
  }

  /// Returns the type of a result, with single blanks; empty if there is none.
  static func resultType(keyword: String, head: String) -> String {
    var rest: Substring = ""
    if keyword == "var" || keyword == "let" {
      guard let colon = head.firstExactIndex(of: ":") else { return "" }
      rest = head[head.index(after: colon)...]
    } else {
      // The first arrow outside of the parameters.
      var depth = 0
      for index in head.indices {
        if "([".contains(head[index]) { depth += 1 }
        if ")]".contains(head[index]) { depth -= 1 }
        if depth == 0, head[index...].hasExactPrefix("->") {
          rest = head[index...].dropFirst(2)
          break
        }
      }
    }
    return rest.split(whereSeparator: \.isWhitespace).prefix { $0 != "where" }
      .joined(separator: " ")
  }
}
