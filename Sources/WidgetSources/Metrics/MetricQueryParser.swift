import WidgetSettings

/// The parser of queries: a part of PromQL, with errors for the rest of it.
struct MetricQueryParser {
  /// The deepest nesting of a query.
  private static let deepest = 50
  /// The most selectors of a query.
  private static let mostSelectors = 20

  private let characters: [Character]
  private var place = 0
  private var depth = 0
  private(set) var selectors: [MetricSelector] = []

  init(_ text: String) { characters = Array(text) }

  /// Returns the whole query's expression.
  mutating func query() throws(MetricQuery.Mistake) -> MetricExpression {
    let expression = try sum()
    try expectNoMore()
    return expression
  }

  // MARK: Operators, the loosest first

  private mutating func sum() throws(MetricQuery.Mistake) -> MetricExpression {
    var left = try product()
    while let sign = take(anyOf: ["+", "-"]) {
      left = .combined(sign == "+" ? .plus : .minus, left, try product())
    }
    return left
  }

  private mutating func product() throws(MetricQuery.Mistake) -> MetricExpression {
    var left = try negation()
    while let sign = take(anyOf: ["*", "/", "%"]),
      let kind = MetricExpression.Operator(rawValue: sign)
    {
      left = .combined(kind, left, try negation())
    }
    return left
  }

  private mutating func negation() throws(MetricQuery.Mistake) -> MetricExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw mistake("it is nested too deeply") }
    if take("-") { return .combined(.times, .number(-1), try negation()) }
    if take("+") { return try negation() }
    let base = try operand()
    // The only operator that groups from the right, and that binds closer than a sign before it.
    return take("^") ? .combined(.power, base, try negation()) : base
  }

  // MARK: Operands

  private mutating func operand() throws(MetricQuery.Mistake) -> MetricExpression {
    skipBlanks()
    if take("(") {
      let inner = try sum()
      try expect(")")
      return inner
    }
    guard let first = peek else { throw mistake("the query ends where a value is expected") }
    if first.isNumber || first == "." { return .number(try number()) }
    if first == "\"" || first == "'" || first == "`" { throw mistake("a text is no value here") }
    if first == "{" {
      throw mistake("write the name of the metric before {")
    }
    let start = place
    let name = word()
    guard !name.isEmpty else { throw mistake("expected a value, found '\(rest)'") }
    return try named(name, from: start)
  }

  private mutating func named(
    _ name: String, from start: Int
  ) throws(MetricQuery.Mistake) -> MetricExpression {
    let lower = name.lowercased()
    if lower == "nan" { return .number(.nan) }
    if lower == "inf" { return .number(.infinity) }
    let isCalled = comes("(")
    if let aggregation = MetricExpression.Aggregation(rawValue: lower),
      isCalled || comesWord("by") || comesWord("without")
    {
      return try aggregated(aggregation)
    }
    if Self.otherAggregations.contains(lower), isCalled || comesWord("by") || comesWord("without") {
      throw Self.unavailable("\(lower)()", at: start)
    }
    guard isCalled else { return .series(try selector(name, from: start)) }
    if name == "time" {
      try expect("(")
      try expect(")")
      return .time
    }
    if let change = MetricExpression.Change(rawValue: name) { return try changed(change) }
    if let function = MetricExpression.Function(rawValue: name) {
      return .applied(function, try argument(of: name))
    }
    if name == "histogram_quantile" { return try quantile() }
    throw Self.unavailable("\(name)()", at: start)
  }

  private mutating func changed(
    _ change: MetricExpression.Change
  ) throws(MetricQuery.Mistake) -> MetricExpression {
    try expect("(")
    skipBlanks()
    let start = place
    let name = word()
    guard !name.isEmpty, !comes("(") else {
      throw mistake(
        "\(change.rawValue)() takes a counter and a span of time, such as "
          + "\(change.rawValue)(requests_total[5m])", at: start)
    }
    let number = try selector(name, from: start, hasRange: true)
    guard selectors[number].range != nil else {
      throw mistake("\(change.rawValue)() needs a span of time: write \(name)[5m]")
    }
    try expect(")")
    return .change(change, number)
  }

  private mutating func quantile() throws(MetricQuery.Mistake) -> MetricExpression {
    try expect("(")
    skipBlanks()
    let start = place
    let share = try sum()
    guard share.isNumber else {
      throw mistake("the first value of histogram_quantile() is a number from 0 to 1", at: start)
    }
    try expect(",")
    let buckets = try sum()
    guard !buckets.isNumber else {
      throw mistake("the second value of histogram_quantile() is a histogram's buckets")
    }
    try expect(")")
    return .quantile(share, buckets)
  }

  private mutating func argument(of name: String) throws(MetricQuery.Mistake) -> MetricExpression {
    try expect("(")
    let start = place
    let argument = try sum()
    guard !argument.isNumber else { throw mistake("\(name)() takes series", at: start) }
    if comes(",") { throw mistake("\(name)() takes one value here") }
    try expect(")")
    return argument
  }

  private mutating func aggregated(
    _ aggregation: MetricExpression.Aggregation
  ) throws(MetricQuery.Mistake) -> MetricExpression {
    var grouping = try self.grouping()
    let inner = try argument(of: aggregation.rawValue)
    if grouping == nil { grouping = try self.grouping() }
    return .aggregated(aggregation, inner, grouping ?? .init())
  }

  private mutating func grouping() throws(MetricQuery.Mistake) -> MetricExpression.Grouping? {
    let isBy = comesWord("by")
    guard isBy || comesWord("without") else { return nil }
    skipBlanks()
    _ = word()
    var grouping = MetricExpression.Grouping(isBy: isBy)
    try expect("(")
    skipBlanks()
    while !comes(")") {
      let label = word()
      guard !label.isEmpty, !label.contains(":") else {
        throw mistake("expected the name of a label, found '\(rest)'")
      }
      grouping.labels.insert(label)
      guard take(",") else { break }
      skipBlanks()
    }
    try expect(")")
    return grouping
  }

  // MARK: Selectors

  /// Reads what follows the name of a metric, and returns the selector's number.
  private mutating func selector(
    _ name: String, from start: Int, hasRange: Bool = false
  ) throws(MetricQuery.Mistake) -> Int {
    var selector = MetricSelector(name: name)
    if take("{") { selector.matchers = try matchers() }
    if comes("[") {
      guard hasRange else {
        throw mistake("a span of time stands within rate(), irate() or increase()")
      }
      selector.range = try range()
    }
    if comesWord("offset") { throw Self.unavailable("offset", at: place) }
    if comes("@") { throw Self.unavailable("@", at: place) }
    if let known = selectors.firstIndex(of: selector) { return known }
    guard selectors.count < Self.mostSelectors else {
      throw mistake("it has more than \(Self.mostSelectors) names of metrics", at: start)
    }
    selectors.append(selector)
    return selectors.count - 1
  }

  private mutating func matchers() throws(MetricQuery.Mistake) -> [MetricSelector.Matcher] {
    var matchers: [MetricSelector.Matcher] = []
    skipBlanks()
    while !comes("}") {
      matchers.append(try matcher())
      guard take(",") else { break }
      skipBlanks()
    }
    try expect("}")
    return matchers
  }

  private mutating func matcher() throws(MetricQuery.Mistake) -> MetricSelector.Matcher {
    skipBlanks()
    let label = word()
    guard !label.isEmpty, !label.contains(":") else {
      throw mistake("expected the name of a label, found '\(rest)'")
    }
    guard label != "__name__" else {
      throw mistake("__name__ cannot be compared: write the metric's name before {")
    }
    let comparison = take(anyOf: ["=~", "!~", "!=", "="]).flatMap {
      MetricSelector.Matcher.Comparison(rawValue: $0)
    }
    guard let comparison else {
      throw mistake("expected =, !=, =~ or !~ after the label \(label), found '\(rest)'")
    }
    skipBlanks()
    let start = place
    let matcher = MetricSelector.Matcher(
      label: label, comparison: comparison, value: try quoted())
    do throws(Pattern.Mistake) { _ = try MetricMatching.pattern(of: matcher) } catch {
      throw mistake("the pattern of \(label) is invalid: \(error.words)", at: start)
    }
    return matcher
  }

  private mutating func quoted() throws(MetricQuery.Mistake) -> String {
    let start = place
    guard let quote = peek, quote == "\"" || quote == "'" || quote == "`" else {
      throw mistake("expected a text in quotation marks, found '\(rest)'")
    }
    place += 1
    var text = ""
    while let character = peek, character != quote {
      place += 1
      guard character == "\\", quote != "`" else {
        text.append(character)
        continue
      }
      guard let escaped = peek else { break }
      place += 1
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "\\", "\"", "'": text.append(escaped)
      default:
        throw mistake("'\\\(escaped)' is unknown in a text; a \\ is written \\\\", at: place - 2)
      }
    }
    guard peek == quote else { throw mistake("the text does not end", at: start) }
    place += 1
    return text
  }

  private mutating func range() throws(MetricQuery.Mistake) -> Double {
    try expect("[")
    let start = place
    var text = ""
    while let character = peek, character != "]", character != ":" {
      text.append(character)
      place += 1
    }
    if peek == ":" { throw Self.unavailable("[…:…] (a subquery)", at: start) }
    let written = text.filter { $0 != " " }
    guard let seconds = SettingKind.duration().value(written), seconds >= 1 else {
      throw mistake("'\(text)' is no span of time of at least 1s, such as 5m", at: start)
    }
    try expect("]")
    return seconds
  }

  // MARK: What is not possible

  private static let otherAggregations: Set<String> = [
    "topk", "bottomk", "quantile", "stddev", "stdvar", "group", "count_values", "limitk",
    "limit_ratio",
  ]
  private static let operators = [
    "==", "!=", ">=", "<=", ">", "<", "and", "or", "unless", "atan2", "on", "ignoring",
    "group_left", "group_right", "bool", "offset", "@", "[",
  ]

  /// Returns the error that a construct of PromQL needs a server.
  private static func unavailable(_ construct: String, at place: Int) -> MetricQuery.Mistake {
    MetricQuery.Mistake(
      words: "\(construct) of PromQL is not possible without a Prometheus server", place: place + 1,
      fix:
        "possible are rate, irate, increase, histogram_quantile, sum, avg, min, max and count with "
        + "by or without, abs, ceil, floor, round, time() and + - * / % ^; a server answers the rest: "
        + "{prometheus: \"http://localhost:9090\", query: …}")
  }

  private mutating func expectNoMore() throws(MetricQuery.Mistake) {
    skipBlanks()
    guard place < characters.count else { return }
    try checkOperator()
    throw mistake("expected an operator or the end, found '\(rest)'")
  }

  /// Throws if an operator of PromQL follows that is not possible.
  private func checkOperator() throws(MetricQuery.Mistake) {
    for name in Self.operators {
      let isWord = name.allSatisfy { $0.isLetter || $0 == "_" }
      guard isWord ? comesWord(name) : comes(name) else { continue }
      throw Self.unavailable("‘\(name)’", at: place)
    }
  }

  // MARK: Characters

  private var peek: Character? { place < characters.count ? characters[place] : nil }

  private var rest: String { String(characters[min(place, characters.count)...]).cut(20) }

  private mutating func skipBlanks() {
    while let character = peek, character.isWhitespace { place += 1 }
    guard peek == "#" else { return }
    while let character = peek, !character.isNewline { place += 1 }
    skipBlanks()
  }

  /// The place after the blanks.
  private var next: Int {
    characters[place...].firstIndex { !$0.isWhitespace } ?? characters.count
  }

  private func comes(_ text: String) -> Bool { characters[next...].starts(with: text) }

  private func comesWord(_ word: String) -> Bool {
    let found = characters[next...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return String(found).lowercased() == word
  }

  private mutating func take(_ text: String) -> Bool { take(anyOf: [text]) != nil }

  private mutating func take(anyOf texts: [String]) -> String? {
    skipBlanks()
    guard let text = texts.first(where: comes) else { return nil }
    place += text.count
    return text
  }

  private mutating func expect(_ text: String) throws(MetricQuery.Mistake) {
    guard !take(text) else { return }
    if place < characters.count { try checkOperator() }
    let found = place < characters.count ? "'\(rest)'" : "the end"
    throw mistake("expected \(text), found \(found)")
  }

  private mutating func word() -> String {
    let found = characters[place...].prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == ":")
    }
    guard found.first.map({ !$0.isNumber }) ?? false else { return "" }
    place += found.count
    return String(found)
  }

  private mutating func number() throws(MetricQuery.Mistake) -> Double {
    let start = place
    var text = ""
    while let character = peek {
      let isSign = character == "+" || character == "-"
      let isExponent = text.last == "e" || text.last == "E"
      guard character.isASCII,
        character.isNumber || character == "." || character.isLetter
          || isSign && isExponent
      else { break }
      text.append(character)
      place += 1
    }
    guard let first = text.first, first.isNumber || first == ".", let number = Double(text),
      number.isFinite
    else { throw mistake("'\(text)' is no number", at: start) }
    return number
  }

  private func mistake(_ words: String, at place: Int? = nil) -> MetricQuery.Mistake {
    MetricQuery.Mistake(words: words, place: min(place ?? self.place, characters.count) + 1)
  }
}
