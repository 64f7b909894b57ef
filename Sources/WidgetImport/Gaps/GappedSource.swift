import WidgetBase

/// A source in which the parts that cannot be compiled are gaps.
///
/// Declarations stay, so that every other part means what it meant: only what is within them is
/// replaced. One that no gap helps with is left out. Each line stays a line.
package struct GappedSource: Sendable {
  let path: String
  private(set) package var lines: [String]
  private(set) package var gaps: [SourceGap] = []
  /// The last error for which no gap was found; `nil` if there was none.
  private(set) package var obstacle: CompilerProblem?

  private let bytes: [UInt8]
  private let mask: SourceMask
  private let outline: SourceOutline
  /// The beginnings of the lines.
  private let starts: [Int]

  /// - Parameters:
  ///   - path: The path of the source, for the report.
  ///   - lines: The source as it was compiled.
  package init(path: String, lines: [String]) {
    (self.path, self.lines) = (path, lines)
    bytes = Array(lines.joined(separator: "\n").utf8)
    mask = SourceMask(bytes)
    outline = SourceOutline(mask)
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == 0x0A { starts.append(index + 1) }
    self.starts = starts
  }

  /// The names that the import declares because the sources do not, and those that it left out.
  package struct Unknown {
    /// The types that are not known here, and that have no values.
    package var types: Set<String> = []
    /// Those of them that are taken for classes.
    package var classes: Set<String> = []
    /// The widgets that are left out.
    package var widgets: Set<String> = []

    package init() {}
  }

  /// A range of bytes with what stands in its place.
  private struct Edit {
    let range: Range<Int>
    let text: String
    /// The gap that it makes; `nil` where the source means what it meant.
    let gap: SourceGap?
  }

  /// Puts gaps in place of what has errors; returns false if one of them has no part that a gap could replace.
  ///
  /// - Parameter unknown: The names that the import declares because the sources do not.
  package mutating func close(
    _ problems: [CompilerProblem], _ unknown: Unknown = Unknown()
  ) -> Bool {
    var edits: [Edit] = []
    for problem in problems {
      guard let place = place(of: problem),
        let edit = edit(for: problem, at: place, unknown)
          ?? declarationEdit(for: problem, at: place)
      else {
        obstacle = problem
        return false
      }
      if edits.contains(where: { $0.range.contains(edit.range) }) { continue }
      edits.removeAll { edit.range.overlaps($0.range) }
      edits.append(edit)
    }
    guard !edits.isEmpty else { return false }
    apply(edits)
    return true
  }

  private mutating func apply(_ edits: [Edit]) {
    var bytes = bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let breaks = bytes[edit.range].count { $0 == 0x0A } - edit.text.utf8.count { $0 == 0x0A }
      bytes.replaceSubrange(
        edit.range, with: Array(edit.text.utf8) + Array(repeating: 0x0A, count: max(0, breaks)))
    }
    let rows = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let all = gaps + edits.compactMap(\.gap)
    self = Self(path: path, lines: rows.map { String(decoding: $0, as: UTF8.self) })
    gaps = all
  }

  // MARK: Places

  private func place(of problem: CompilerProblem) -> Int? {
    guard problem.line >= 1, problem.line <= starts.count else { return nil }
    let start = starts[problem.line - 1]
    let end = problem.line < starts.count ? starts[problem.line] - 1 : bytes.count
    return min(start + max(0, problem.column - 1), max(start, end - 1))
  }

  private func line(of place: Int) -> Int { starts.firstIndex { $0 > place } ?? starts.count }

  private func masked(_ range: Range<Int>) -> String {
    String(decoding: mask.bytes[range], as: UTF8.self)
  }

  /// Returns the names, words and attributes in a range.
  private func words(_ range: Range<Int>) -> [String] {
    masked(range).split { !SourceMask.isPart($0) }.map(String.init)
  }

  /// Returns the declarations around a place, without the words that a directive begins.
  private func path(to place: Int) -> [SourceDeclaration] {
    outline.path(to: place).filter { !$0.keyword.hasExactPrefix("#") || $0.keyword == "#Preview" }
  }

  /// Returns the keyword and the inherited names of the type whose head has an error; `nil` elsewhere.
  package func heir(at problem: CompilerProblem) -> (keyword: String, inherited: [String])? {
    guard let place = place(of: problem), let type = path(to: place).last(where: \.isType),
      let body = type.body
    else { return nil }
    let head = masked(type.behindName..<max(type.behindName, body.lowerBound))
    guard let colon = head.firstExactIndex(of: ":") else { return (type.keyword, []) }
    let list = head[head.index(after: colon)...]
    return (
      type.keyword,
      list.splitExactly(separator: ",").map { String($0.splitExactly(separator: "<")[0]).trimmed }
    )
  }

  /// Returns true if an error is in a declaration, and not within what it does.
  package func isInHead(_ problem: CompilerProblem) -> Bool {
    guard let place = place(of: problem), let inner = path(to: place).last else { return true }
    if inner.keyword == "#Preview" { return false }
    if let body = inner.body, !inner.isType, body.contains(place) { return false }
    if let initial = inner.initial, initial.contains(place) { return false }
    return true
  }

  // MARK: Edits

  /// The words about one error.
  private struct Writing {
    let name: String
    let problem: CompilerProblem

    var text: GapText { GapText(name: name, reason: reason) }

    var reason: String { problem.symbol.map { "\($0) is missing" } ?? problem.message }
  }

  private func edit(
    _ kind: SourceGap.Kind, _ range: Range<Int>, _ text: String, _ writing: Writing
  ) -> Edit {
    let place = Place(path: path, line: line(of: range.lowerBound))
    return Edit(
      range: range, text: text,
      gap: SourceGap(kind: kind, name: writing.name, reason: writing.reason, place: place))
  }

  private func edit(
    for problem: CompilerProblem, at place: Int, _ unknown: Unknown
  ) -> Edit? {
    let path = path(to: place)
    guard let inner = path.last else { return nil }
    let title = path.map(\.name).filter { !$0.isEmpty }.joined(separator: ".")
    let writing = Writing(name: title.isEmpty ? inner.keyword : title, problem: problem)
    if inner.keyword == "#Preview" { return edit(.preview, inner.range, "", writing) }
    if let edit = extensionEdit(path, unknown, writing) { return edit }
    if inner.isType { return typeEdit(inner, writing) }
    if let body = inner.body, body.contains(place) {
      return widgetEdit(at: place, unknown, writing) ?? bodyEdit(inner, body, at: place, writing)
    }
    if problem.message.contains("cannot be overridden from extension")
      || problem.message.contains("overriding declarations in extensions")
      || problem.message.hasExactPrefix("overriding non-open")
    {
      return mergeEdit(path)
    }
    if inner.keyword == "var" || inner.keyword == "let" {
      return propertyEdit(inner, at: place, writing)
    }
    return headEdit(inner, in: path, at: place, unknown, writing)
  }

  /// Replaces what of a declaration's head has an error, or else the type that has the declaration.
  private func headEdit(
    _ declaration: SourceDeclaration, in path: [SourceDeclaration], at place: Int,
    _ unknown: Unknown, _ writing: Writing
  ) -> Edit? {
    if let range = defaultValue(at: place, in: declaration) {
      return edit(.value, range, " " + writing.text.value, writing)
    }
    if writing.problem.message.contains("does not override"),
      let edit = overrideEdit(declaration, in: path, unknown, writing)
    {
      return edit
    }
    if declaration.keyword == "typealias",
      let sign = masked(declaration.range).firstExactIndex(of: "=")
    {
      let start = declaration.range.lowerBound + masked(declaration.range)[...sign].utf8.count
      return edit(.type, start..<declaration.range.upperBound, " ImportedGap.Absent", writing)
    }
    guard let type = path.dropLast().last, type.isType else { return nil }
    let name = path.dropLast().map(\.name).joined(separator: ".")
    return typeEdit(type, Writing(name: name, problem: writing.problem))
  }

  // MARK: Types

  /// Declares a type again, without values.
  private func typeEdit(_ type: SourceDeclaration, _ writing: Writing) -> Edit? {
    let words = words(type.head)
    guard type.body != nil, !isShown(type) else { return nil }
    let access = words.contains("public") || words.contains("open") ? "public " : ""
    switch type.keyword {
    case "protocol":
      let isOfClasses = words.contains("AnyObject") || words.contains("NSObjectProtocol")
      return edit(
        .type, type.range,
        "\(access)protocol \(type.name)\(isOfClasses ? ": AnyObject" : "") {}", writing)
    case "struct", "class", "enum", "actor":
      let text = AbsentTypes.structure(type.name, access: access)
      return edit(.type, type.range, text, writing)
    default: return nil
    }
  }

  /// Leaves out the outermost declaration with an error that no gap within it helps with, since else the whole
  /// file would be left out. What needs the declaration has an error of its own then.
  private func declarationEdit(for problem: CompilerProblem, at place: Int) -> Edit? {
    guard let outer = path(to: place).first, !isShown(outer) else { return nil }
    let name = outer.name.isEmpty ? outer.keyword : outer.name
    return edit(.declaration, outer.range, "", Writing(name: name, problem: problem))
  }

  /// Leaves out an extension with errors in its declarations: its type has no values that could miss it.
  private func extensionEdit(
    _ path: [SourceDeclaration], _ unknown: Unknown, _ writing: Writing
  ) -> Edit? {
    guard let outer = path.first, outer.keyword == "extension" else { return nil }
    // A protocol that became empty has types with values.
    let own = gaps.filter { gap in
      gap.kind == .type
        && !outline.declarations.contains { $0.keyword == "protocol" && $0.name == gap.name }
    }.map(\.name)
    let names = masked(outer.head).split { !SourceMask.isPart($0) && $0 != "." }
    guard let index = names.firstIndex(of: "extension"), index + 1 < names.count else { return nil }
    let parts = names[index + 1].splitExactly(separator: ".").map(String.init)
    guard parts.contains(where: { unknown.types.contains($0) || own.contains($0) }) else {
      return nil
    }
    return edit(.members, outer.range, "", writing)
  }

  /// Leaves a widget that is left out elsewhere out of its bundle.
  private func widgetEdit(at place: Int, _ unknown: Unknown, _ writing: Writing) -> Edit? {
    guard place < bytes.count else { return nil }
    var start = place
    while start > 0, isPart(start - 1) { start -= 1 }
    var end = place
    while end < bytes.count, isPart(end) { end += 1 }
    guard unknown.widgets.contains(masked(start..<end)), end < bytes.count,
      bytes[end] == UInt8(ascii: "(")
    else { return nil }
    var depth = 0
    for index in end..<bytes.count {
      if mask.bytes[index] == UInt8(ascii: "(") { depth += 1 }
      guard mask.bytes[index] == UInt8(ascii: ")") else { continue }
      depth -= 1
      // What is done to the widget would be done to nothing.
      if depth == 0 {
        let rest = masked((index + 1)..<bytes.count).first { !$0.isWhitespace }
        return rest == "." ? nil : edit(.widget, start..<(index + 1), "", writing)
      }
    }
    return nil
  }

  private func isPart(_ place: Int) -> Bool {
    SourceMask.isPart(Character(UnicodeScalar(mask.bytes[place])))
  }

  /// Continues a class with the extension that follows: of Objective-C's classes, extensions may override too.
  private func mergeEdit(_ path: [SourceDeclaration]) -> Edit? {
    guard path.count >= 2 else { return nil }
    let outer = path.dropLast()
    let siblings = outer.count > 1 ? outer[outer.count - 2].members : outline.declarations
    guard let index = siblings.firstIndex(where: { $0 == outer.last }), index > 0,
      let body = siblings[index].body
    else { return nil }
    let (type, adding) = (siblings[index - 1], siblings[index])
    guard type.keyword == "class", adding.keyword == "extension", adding.name == type.name,
      let end = type.body?.upperBound, end == type.range.upperBound,
      masked(adding.head).trimmed == "extension \(adding.name)"
    else { return nil }
    return Edit(range: (end - 1)..<(body.lowerBound + 1), text: "", gap: nil)
  }

  /// Returns true for a declaration of a widget or an app: what a widget is, or adds to another type, cannot be left
  /// to a gap.
  private func isShown(_ declaration: SourceDeclaration) -> Bool {
    words(declaration.head).contains { Self.shown.contains($0) }
  }

  private static let shown: Set<String> = [
    "Widget", "WidgetBundle", "ControlWidget", "App", "@main",
  ]

  private func overrideEdit(
    _ declaration: SourceDeclaration, in path: [SourceDeclaration], _ unknown: Unknown,
    _ writing: Writing
  ) -> Edit? {
    // Of a class that is not known there are no instances, and so nobody calls what it overrides.
    guard let type = path.last(where: \.isType),
      words(type.head).contains(where: { unknown.classes.contains($0) }),
      let range = masked(declaration.head).firstExactRange(of: "override ")
    else { return nil }
    let start =
      declaration.range.lowerBound + masked(declaration.head)[..<range.lowerBound].utf8.count
    return edit(.body, start..<(start + 8), "", writing)
  }

  // MARK: Parts of declarations

  private func bodyEdit(
    _ declaration: SourceDeclaration, _ body: Range<Int>, at place: Int, _ writing: Writing
  ) -> Edit? {
    let type = GapText.resultType(keyword: declaration.keyword, head: masked(declaration.head))
    if type.hasExactPrefix("some "), type.hasExactSuffix("WidgetConfiguration") {
      return contentEdit(body, at: place, writing)
    }
    // A gap with an error would be replaced by itself.
    guard !isGap(body) else { return nil }
    // The smaller a gap is, the more of a program runs.
    if let block = SourceBlocks(bytes: mask.bytes).innermost(in: body, at: place),
      !masked(block).contains("ImportedGap.")
    {
      return edit(.block, block, " \(writing.text.stop) ", writing)
    }
    let text = writing.text.body(
      keyword: declaration.keyword, head: masked(declaration.head),
      body: String(masked(body).dropFirst()))
    return text.map { edit(.body, body, $0, writing) }
  }

  /// True if a body is a gap as a whole.
  private func isGap(_ body: Range<Int>) -> Bool {
    let text = masked(body).dropFirst().drop { $0.isWhitespace }
    return text.hasExactPrefix("ImportedGap.")
      || ["get", "set", "willSet", "didSet", "if true"].contains { text.hasExactPrefix($0) }
        && text.drop { $0 != "{" }.dropFirst().trimmed.hasExactPrefix("ImportedGap.")
  }

  /// Replaces what the closure of a widget's configuration draws.
  private func contentEdit(_ body: Range<Int>, at place: Int, _ writing: Writing) -> Edit? {
    var open: Int?
    var depth = 0
    for index in (body.lowerBound + 1)..<(body.upperBound - 1) {
      if mask.bytes[index] == UInt8(ascii: "{") {
        if depth == 0 { open = index }
        depth += 1
      } else if mask.bytes[index] == UInt8(ascii: "}") {
        depth -= 1
        guard depth == 0, let start = open, (start..<index).contains(place) else { continue }
        let content = masked((start + 1)..<index)
        let head = content.firstExactRange(of: " in").map { content[..<$0.upperBound] } ?? ""
        // Only names, types and commas stand before `in`.
        let isHead = head.allSatisfy { SourceMask.isPart($0) || " ,:()?\n[]".contains($0) }
        let behind = start + 1 + (isHead ? head.utf8.count : 0)
        guard place >= behind, !content.contains("ImportedGap.") else { return nil }
        return edit(.body, behind..<index, " \(writing.text.value) as SwiftUI.EmptyView ", writing)
      }
    }
    return nil
  }

  private func propertyEdit(
    _ property: SourceDeclaration, at place: Int, _ writing: Writing
  ) -> Edit? {
    let head = masked(property.head)
    if let initial = property.initial, initial.contains(place) || property.behindName <= place,
      !masked(initial).contains("ImportedGap.")
    {
      let name = property.behindName - property.range.lowerBound
      let hasType = head.dropFirst(name).contains(":")
      if hasType, initial.contains(place) {
        return edit(.value, initial, writing.text.value, writing)
      }
    }
    // Of a pattern such as `let (a, b)`, no name is known.
    guard !property.name.isEmpty, !masked(property.range).contains("ImportedGap.") else {
      return nil
    }
    let words = words(property.head)
    let modifiers = ["public", "private", "fileprivate", "internal", "package", "static"].filter {
      words.contains($0) && !head.contains("\($0)(set)")
    }
    let start = modifiers.map { $0 + " " }.joined()
    return edit(
      .property, property.range, "\(start)var \(property.name)\(writing.text.absentProperty)",
      writing)
  }

  /// Returns what stands behind the sign of a parameter's default value that contains a place.
  private func defaultValue(at place: Int, in declaration: SourceDeclaration) -> Range<Int>? {
    guard declaration.head.contains(place) else { return nil }
    var depth = 0
    var sign: Int?
    for index in declaration.behindName..<declaration.head.upperBound {
      let byte = mask.bytes[index]
      if "([{".utf8.contains(byte) { depth += 1 }
      let isEnd = ")]}".utf8.contains(byte)
      if depth == 1, isEnd || byte == UInt8(ascii: ",") {
        if let start = sign, (start..<index).contains(place) { return start..<index }
        sign = nil
      }
      if isEnd { depth -= 1 }
      if depth == 1, byte == UInt8(ascii: "="), sign == nil { sign = index + 1 }
    }
    return nil
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && upperBound >= other.upperBound
  }
}

extension SourceMask {
  /// Returns true for a character of a name or an attribute.
  static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "@"
  }
}
