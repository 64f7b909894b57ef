import FoundationEssentials
import Glibc

/// A strict reader of an exporter's text, one line after another, which keeps only the series that
/// are asked for.
struct ExpositionReader {
  /// The most series of a text.
  static let mostSeries = 1_000_000
  /// The most series that are kept.
  static let mostKept = 10_000
  /// The longest line, in bytes.
  static let longestLine = 65_536
  /// The longest name or value of a label of a series that is kept, in bytes.
  static let longestLabel = 4096
  /// The most labels of a series.
  static let mostLabels = 128

  /// The place of a label in the text.
  private struct LabelPlace {
    var name: Range<Int>
    var value: Range<Int>
    var isEscaped = false
    var isASCII = true
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let format: ExpositionFormat
  private var selections: [MetricMatching]
  /// The series found for each selector.
  private var found: [[MetricSample]]
  private var seen: [Set<MetricLabels>]
  private var place = 0
  /// The end of the line that is read.
  private var end = 0
  private var line = 0
  private var series = 0
  /// The name in the last sample, and the selectors of that name.
  private var name = 0..<0
  private var wanted: [Int] = []
  private var labels: [LabelPlace] = []
  /// Hashes of the names that have had a line of a kind.
  private var typed: Set<Int> = []
  private var described: Set<Int> = []
  private var measured: Set<Int> = []
  private var sampled: Set<Int> = []

  private init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ format: ExpositionFormat, _ selections: [MetricMatching]
  ) {
    self.bytes = bytes
    self.format = format
    self.selections = selections
    found = Array(repeating: [], count: selections.count)
    seen = Array(repeating: [], count: selections.count)
  }

  /// Returns the series of a text that each of some selectors takes; throws the text's first error.
  static func samples(
    in bytes: UnsafeBufferPointer<UInt8>, _ format: ExpositionFormat,
    of selections: [MetricMatching]
  ) throws(ExpositionMistake) -> [[MetricSample]] {
    var reader = ExpositionReader(bytes, format, selections)
    try reader.read()
    return reader.found
  }

  private mutating func read() throws(ExpositionMistake) {
    guard let start = bytes.baseAddress, !bytes.isEmpty else {
      throw ExpositionMistake(line: 1, words: "the text is empty")
    }
    while place < bytes.count {
      line += 1
      let left = bytes.count - place
      let next = memchr(start + place, 0x0a, left)
      end = next.map { $0 - UnsafeMutableRawPointer(mutating: start) } ?? bytes.count
      guard end - place <= Self.longestLine else {
        throw mistake("it has more than \(Self.longestLine) bytes")
      }
      if format == .openMetrics, isEnd {
        guard end >= bytes.count - 1 else { throw mistake("text follows # EOF") }
        return
      }
      guard next != nil else { throw mistake("the text ends in the middle of this line") }
      guard end == place || bytes[end - 1] != 0x0d else {
        throw mistake("a carriage return at the end of the line")
      }
      try readLine()
      place = end + 1
    }
    if format == .openMetrics {
      throw mistake("the text ends without # EOF, so its end may be missing")
    }
  }

  private var isEnd: Bool { bytes[place..<end].elementsEqual("# EOF".utf8) }

  private mutating func readLine() throws(ExpositionMistake) {
    if format == .text { skipBlanks() }
    switch peek {
    case UInt8(ascii: "#"): try readComment()
    case 0x0a where format == .text: break
    case 0x0a: throw mistake("an empty line, which OpenMetrics does not have")
    default: try readSample()
    }
  }

  // MARK: Comments

  private mutating func readComment() throws(ExpositionMistake) {
    place += 1
    let isStrict = format == .openMetrics
    guard isStrict || peek == 0x20 || peek == 0x09 else { return }
    try skipSpace("#")
    let keyword = word()
    switch String(decoding: bytes[keyword], as: UTF8.self) {
    case "HELP":
      guard let name = try subject("HELP") else { return }
      guard described.insert(name).inserted else { throw mistake("a second HELP of one metric") }
    case "TYPE":
      guard let name = try subject("TYPE") else { return }
      guard typed.insert(name).inserted else { throw mistake("a second TYPE of one metric") }
      guard !sampled.contains(name) else { throw mistake("TYPE after the values of its metric") }
      try readType()
    case "UNIT" where isStrict:
      guard let name = try subject("UNIT") else { return }
      guard measured.insert(name).inserted else { throw mistake("a second UNIT of one metric") }
    default:
      if isStrict {
        throw mistake("expected HELP, TYPE, UNIT or EOF after #, found \(excerpt(from: keyword))")
      }
    }
  }

  /// Returns a hash of the metric that a comment is about; `nil` for a comment that only begins so.
  private mutating func subject(_ keyword: String) throws(ExpositionMistake) -> Int? {
    if format == .text, place >= end { return nil }
    try skipSpace(keyword)
    let start = place
    skipName()
    guard place > start else {
      throw mistake("expected the name of a metric after \(keyword), found \(excerpt)")
    }
    let name = hash(start..<place)
    if place < end { try skipSpace("the name") }
    return name
  }

  private static let types: Set<String> = ["counter", "gauge", "histogram", "summary", "untyped"]
  private static let openTypes: Set<String> = [
    "counter", "gauge", "histogram", "summary", "unknown", "info", "stateset", "gaugehistogram",
  ]

  private mutating func readType() throws(ExpositionMistake) {
    let type = word()
    let types = format == .text ? Self.types : Self.openTypes
    guard types.contains(String(decoding: bytes[type], as: UTF8.self)) else {
      throw mistake(
        "expected \(types.sorted().joined(separator: ", ")), found \(excerpt(from: type))")
    }
    if format == .text { skipBlanks() }
    guard place == end else { throw mistake("text follows the type: \(excerpt)") }
  }

  // MARK: Samples

  private mutating func readSample() throws(ExpositionMistake) {
    let start = place
    skipName()
    guard place > start else { throw mistake("expected the name of a metric, found \(excerpt)") }
    series += 1
    guard series <= Self.mostSeries else {
      throw limit("more than \(Self.mostSeries) series")
    }
    note(start..<place)
    if format == .text { skipBlanks() }
    labels.removeAll(keepingCapacity: true)
    if peek == UInt8(ascii: "{") { try readLabels() }
    try skipSpace("the name and labels")
    let value = try number("a value")
    let date = try readDate()
    if format == .openMetrics, peek == 0x20 { try readExemplar() }
    guard place == end else { throw mistake("text follows the value: \(excerpt)") }
    if !wanted.isEmpty { try keep(value, date) }
  }

  /// Notes the name of a sample, which is mostly that of the one before.
  private mutating func note(_ range: Range<Int>) {
    guard !bytes[range].elementsEqual(bytes[name]) else { return }
    name = range
    sampled.insert(hash(range))
    wanted = selections.indices.filter { index in
      bytes[range].elementsEqual(selections[index].name.utf8)
    }
  }

  private mutating func readLabels() throws(ExpositionMistake) {
    let isStrict = format == .openMetrics
    place += 1
    if !isStrict { skipBlanks() }
    while peek != UInt8(ascii: "}") {
      try readLabel()
      if !isStrict { skipBlanks() }
      guard peek == UInt8(ascii: ",") else { break }
      place += 1
      if !isStrict { skipBlanks() }
      if isStrict, peek == UInt8(ascii: "}") { throw mistake("a comma before }") }
    }
    guard peek == UInt8(ascii: "}") else {
      throw mistake("expected , or } after a label, found \(excerpt)")
    }
    place += 1
    guard labels.count <= Self.mostLabels else {
      throw mistake("more than \(Self.mostLabels) labels")
    }
    for index in labels.indices.dropFirst() {
      for other in labels[..<index] where other.name.count == labels[index].name.count {
        guard !bytes[other.name].elementsEqual(bytes[labels[index].name]) else {
          throw mistake("the label \(text(other.name)) twice")
        }
      }
    }
  }

  private mutating func readLabel() throws(ExpositionMistake) {
    let start = place
    skipName()
    let name = start..<place
    guard !name.isEmpty, !bytes[name].contains(UInt8(ascii: ":")) else {
      throw mistake("expected the name of a label, found \(excerpt(from: start..<end))")
    }
    if format == .text { skipBlanks() }
    guard peek == UInt8(ascii: "=") else {
      throw mistake("expected = after the label \(text(name)), found \(excerpt)")
    }
    place += 1
    if format == .text { skipBlanks() }
    guard peek == UInt8(ascii: "\"") else {
      throw mistake("expected a quoted value of the label \(text(name)), found \(excerpt)")
    }
    place += 1
    var label = LabelPlace(name: name, value: place..<place)
    var bits: UInt8 = 0
    while true {
      guard place < end else {
        throw mistake("the value of the label \(text(name)) does not end")
      }
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: "\\") {
        place += 1
        label.isEscaped = true
        guard peek == UInt8(ascii: "\\") || peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "n")
        else { throw mistake("expected \\\\, \\\" or \\n in a label, found \\\(excerpt)") }
      }
      bits |= byte
      place += 1
    }
    label.value = label.value.lowerBound..<place
    label.isASCII = bits < 0x80
    if !label.isASCII, String(validating: bytes[label.value], as: UTF8.self) == nil {
      throw mistake("the value of the label \(text(name)) is not UTF-8")
    }
    place += 1
    labels.append(label)
  }

  /// Returns the date after a value: in milliseconds, or for OpenMetrics in seconds.
  private mutating func readDate() throws(ExpositionMistake) -> Date? {
    if format == .text {
      skipBlanks()
      guard place < end else { return nil }
      let start = place
      let date = ExpositionNumber.integer(UnsafeBufferPointer(rebasing: bytes[word()]))
      guard let date else {
        throw mistake("expected a date in milliseconds, found \(excerpt(from: start..<end))")
      }
      skipBlanks()
      return Date(timeIntervalSince1970: Double(date) / 1000)
    }
    guard peek == 0x20, place + 1 < end, bytes[place + 1] != UInt8(ascii: "#") else { return nil }
    place += 1
    let seconds = try number("a date in seconds")
    guard seconds.isFinite else { throw mistake("a date that is no number") }
    return Date(timeIntervalSince1970: seconds)
  }

  /// Reads an example of what was counted, which is not used: ` # {labels} value date`.
  private mutating func readExemplar() throws(ExpositionMistake) {
    let text = bytes[name]
    guard
      text.reversed().starts(with: "latot_".utf8) || text.reversed().starts(with: "tekcub_".utf8)
    else { throw mistake("an exemplar of a metric that has none: \(excerpt)") }
    guard bytes[place..<end].starts(with: " # {".utf8) else {
      throw mistake("expected a date or an exemplar after the value, found \(excerpt)")
    }
    let own = labels
    labels.removeAll(keepingCapacity: true)
    place += 3
    try readLabels()
    labels = own
    try skipSpace("the labels of an exemplar")
    _ = try number("the value of an exemplar")
    if peek == 0x20 {
      place += 1
      _ = try number("the date of an exemplar")
    }
  }

  private mutating func number(_ noun: String) throws(ExpositionMistake) -> Double {
    let word = word()
    guard !word.isEmpty || place == end else { throw mistake("expected one space, found more") }
    guard let value = ExpositionNumber.value(UnsafeBufferPointer(rebasing: bytes[word])) else {
      throw mistake("expected \(noun), found \(excerpt(from: word.lowerBound..<end))")
    }
    return value
  }

  // MARK: What is kept

  private mutating func keep(_ value: Double, _ date: Date?) throws(ExpositionMistake) {
    var kept: [MetricLabels.Label] = []
    for label in labels {
      guard max(label.name.count, label.value.count) <= Self.longestLabel else {
        throw mistake(
          "the label \(text(label.name)) has more than \(Self.longestLabel) bytes")
      }
      kept.append(.init(name: text(label.name), value: unescaped(label)))
    }
    let sample = MetricSample(labels: MetricLabels(kept), value: value, date: date)
    for index in wanted where selections[index].matches(sample.labels) {
      guard seen[index].insert(sample.labels).inserted else {
        throw mistake("a series of \(text(name)) stands twice")
      }
      found[index].append(sample)
      guard found[index].count <= Self.mostKept else {
        throw limit("more than \(Self.mostKept) series of \(text(name))")
      }
    }
  }

  private func unescaped(_ label: LabelPlace) -> String {
    guard label.isEscaped else { return text(label.value) }
    var result: [UInt8] = []
    var isEscape = false
    for byte in bytes[label.value] {
      if !isEscape, byte == UInt8(ascii: "\\") {
        isEscape = true
      } else {
        result.append(isEscape && byte == UInt8(ascii: "n") ? 0x0a : byte)
        isEscape = false
      }
    }
    return String(received: result)
  }

  // MARK: Bytes

  /// The byte at the place, or a line feed at the end of the line.
  @inline(__always) private var peek: UInt8 { place < end ? bytes[place] : 0x0a }

  private mutating func skipBlanks() {
    while place < end, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
  }

  /// Skips the blanks between two parts; OpenMetrics has exactly one space.
  private mutating func skipSpace(_ part: String) throws(ExpositionMistake) {
    if format == .text {
      skipBlanks()
    } else {
      guard peek == 0x20 else { throw mistake("expected a space after \(part), found \(excerpt)") }
      place += 1
    }
  }

  /// Skips the name of a metric or a label.
  private mutating func skipName() {
    guard place < end, bytes[place] &- 0x30 >= 10 else { return }
    while place < end, Self.isOfName(bytes[place]) { place += 1 }
  }

  @inline(__always) private static func isOfName(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 11 || byte == UInt8(ascii: "_")
  }

  /// Skips and returns the bytes before the next blank.
  private mutating func word() -> Range<Int> {
    let start = place
    while place < end, bytes[place] != 0x20, bytes[place] != 0x09 { place += 1 }
    return start..<place
  }

  private func hash(_ range: Range<Int>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[range]))
    return hasher.finalize()
  }

  private func text(_ range: Range<Int>) -> String { String(received: bytes[range]) }

  /// The rest of the line, for an error.
  private var excerpt: String { excerpt(from: place..<end) }

  private func excerpt(from range: Range<Int>) -> String {
    let rest = bytes[range.lowerBound..<max(range.lowerBound, min(end, range.upperBound))]
    return rest.isEmpty ? "the end of the line" : "'\(text(rest.indices).cut(24))'"
  }

  private func mistake(_ words: String) -> ExpositionMistake {
    ExpositionMistake(line: line, words: words)
  }

  private func limit(_ words: String) -> ExpositionMistake {
    ExpositionMistake(line: line, words: words, isLimit: true)
  }
}
