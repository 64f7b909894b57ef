/// A parser that builds the tree of a YAML file from its events.
///
/// Invalid YAML ends the parsing. A duplicate key or an unknown alias or tag is reported, and the
/// rest is read so that all errors are found at once.
package struct YAMLParser: ~Copyable {
  /// The maximum nesting depth of lists and mappings.
  package static let depthLimit = 64
  /// The maximum number of values in a file, counting an alias as everything that it stands for.
  package static let valueLimit = 100_000

  private var events: YAMLEventStream
  private let report: YAMLReport
  private var anchors: [String: YAMLNode] = [:]
  private var count = 0

  private init(_ report: YAMLReport) throws(YAMLError) {
    self.report = report
    events = try YAMLEventStream(report.source)
  }

  /// Returns the root of the file's only document; if the file is not YAML, reports the error and
  /// returns `nil`.
  ///
  /// An empty file is an empty text.
  package static func root(of report: YAMLReport) -> YAMLNode? {
    do throws(YAMLError) {
      guard report.source.bytes.count <= YAMLFile.byteLimit else {
        throw YAMLError(file: report.source.name, .tooLarge(limit: YAMLFile.byteLimit))
      }
      var parser = try YAMLParser(report)
      return try parser.document()
    } catch {
      report.add(error)
      return nil
    }
  }

  private mutating func document() throws(YAMLError) -> YAMLNode {
    _ = try events.next()
    guard case .documentStart = try events.next().kind else {
      return .scalar(YAMLScalar("", span: YAMLSpan(start: YAMLPosition(line: 1, column: 1))))
    }
    let root = try node(events.next(), depth: 1)
    _ = try events.next()
    let last = try events.next()
    guard case .streamEnd = last.kind else { throw error(at: last.span, .secondDocument) }
    return root
  }

  private mutating func node(_ event: YAMLEvent, depth: Int) throws(YAMLError) -> YAMLNode {
    try add(1, at: event.span)
    switch event.kind {
    case .alias(let name): return try aliased(name, event.span, depth: depth)
    case .scalar(let text, let isQuoted, let properties):
      checkTag(properties.tag, among: YAMLTag.ofScalars, event.span)
      let isText = isQuoted || YAMLTag.ofTexts.contains(properties.tag ?? "")
      if !isText, CurlyQuotes.begin(text) {
        report.add(
          event.span, .curlyQuotes, fix: CurlyQuotes.fix(for: text), severity: .warning)
      }
      return named(properties, .scalar(YAMLScalar(text, isQuoted: isText, span: event.span)))
    case .sequenceStart(let properties):
      checkTag(properties.tag, among: YAMLTag.ofSequences, event.span)
      return named(properties, try sequence(from: event.span, depth: depth))
    case .mappingStart(let properties):
      checkTag(properties.tag, among: YAMLTag.ofMappings, event.span)
      return named(properties, try mapping(from: event.span, depth: depth))
    case .streamStart, .streamEnd, .documentStart, .documentEnd, .end:
      throw error(at: event.span, .syntax("the document ends too early", context: nil))
    }
  }

  private mutating func sequence(
    from start: YAMLSpan, depth: Int
  ) throws(YAMLError) -> YAMLNode {
    try checkDepth(depth, at: start)
    var items: [YAMLNode] = []
    while true {
      let event = try events.next()
      if case .end = event.kind {
        return .sequence(items, span(from: start, to: items.last, event))
      }
      items.append(try node(event, depth: depth + 1))
    }
  }

  private mutating func mapping(
    from start: YAMLSpan, depth: Int
  ) throws(YAMLError) -> YAMLNode {
    try checkDepth(depth, at: start)
    var entries = YAMLEntryList()
    while true {
      let event = try events.next()
      if case .end = event.kind {
        let last = entries.last
        return .mapping(entries.finished(report), span(from: start, to: last, event))
      }
      let key = try node(event, depth: depth + 1)
      let value = try node(events.next(), depth: depth + 1)
      entries.append(key, value, report)
    }
  }
}

// MARK: - Limits, names and tags

extension YAMLParser {
  private mutating func named(_ properties: YAMLEvent.Properties, _ node: YAMLNode) -> YAMLNode {
    if let anchor = properties.anchor { anchors[anchor] = node }
    return node
  }

  /// Returns the value that an alias stands for. A value cannot contain itself, since its anchor is
  /// only defined at its end.
  private mutating func aliased(
    _ name: String, _ span: YAMLSpan, depth: Int
  ) throws(YAMLError) -> YAMLNode {
    guard let node = anchors[name] else {
      report.addUnreadable(
        span, .unknownAlias(name),
        suggestion: Spelling.nearest(to: name, among: anchors.keys.sorted()).map { .word($0) })
      return .scalar(YAMLScalar("", span: span))
    }
    try add(node.count - 1, at: span)
    if node.depth > 0 { try checkDepth(depth + node.depth - 1, at: span) }
    return node
  }

  private func checkTag(_ tag: String?, among known: Set<String>, _ span: YAMLSpan) {
    guard let tag, !known.contains(tag) else { return }
    report.add(span, .unknownTag(tag), expected: "a value without a tag")
  }

  private mutating func add(_ values: Int, at span: YAMLSpan) throws(YAMLError) {
    count += values
    guard count > Self.valueLimit else { return }
    throw error(at: span, .tooManyValues(limit: Self.valueLimit))
  }

  private func checkDepth(_ depth: Int, at span: YAMLSpan) throws(YAMLError) {
    guard depth > Self.depthLimit else { return }
    throw error(at: YAMLSpan(start: span.start), .tooDeep(limit: Self.depthLimit))
  }

  private func error(at span: YAMLSpan, _ problem: YAMLProblem) -> YAMLError {
    YAMLError(report.source, span, problem)
  }

  /// Returns the span from the first character to the closing bracket, or to the last value if
  /// there is none.
  private func span(from start: YAMLSpan, to last: YAMLNode?, _ end: YAMLEvent) -> YAMLSpan {
    let hasBracket = end.span.start < end.span.end
    let last = hasBracket ? end.span.end : last?.span.end ?? start.end
    return YAMLSpan(start: start.start, end: max(start.start, last))
  }
}
