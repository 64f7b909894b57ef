import FoundationEssentials
import Synchronization

/// A value of a property list. Numbers, dates and truth values are texts, as build settings have them.
package enum PropertyList: Equatable, Sendable {
  case text(String)
  indirect case list([PropertyList])
  indirect case mapping([String: PropertyList])

  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The items of a list; empty for anything else.
  package var items: [PropertyList] { if case .list(let items) = self { items } else { [] } }

  /// The entries of a mapping; empty for anything else.
  package var entries: [String: PropertyList] {
    if case .mapping(let entries) = self { entries } else { [:] }
  }

  /// The texts of a list.
  package var texts: [String] { items.compactMap(\.text) }

  package subscript(key: String) -> PropertyList? { entries[key] }

  /// Reads a property list in any of Apple's forms, or JSON.
  package init(_ bytes: [UInt8]) throws(PropertyListError) {
    let start = bytes.drop { $0 == 0x20 || (9...13).contains($0) }
    if start.starts(with: Array("<?xml".utf8)) || start.starts(with: Array("<!DOCTYPE".utf8))
      || start.starts(with: Array("<plist".utf8)) || bytes.starts(with: Array("bplist".utf8))
    {
      let decoder = PropertyListDecoder()
      let count = Count(most: bytes.count)
      if let key = Self.count { decoder.userInfo[key] = count }
      guard !Self.isTooDeep(bytes),
        let list = try? decoder.decode(PropertyList.self, from: Data(bytes)), !count.isOver
      else {
        throw PropertyListError(
          line: 1, column: 1,
          expected: "a valid XML property list, at most \(Self.deepest) levels deep")
      }
      self = list
      return
    }
    if let list = try? JSONDecoder().decode(PropertyList.self, from: Data(bytes)) {
      self = list
      return
    }
    self = try OpenStepReader.read(bytes)
  }
}

extension PropertyList {
  /// The most levels of a list in XML.
  private static let deepest = 200

  /// The number of values that were read: a list in a binary one can be the same one many times.
  ///
  /// In a list without such repetitions, each value takes at least one byte.
  fileprivate final class Count: Sendable {
    private static let limit = 300_000
    private let most: Int
    private let values = Atomic(0)

    init(most: Int) { self.most = min(most, Self.limit) }

    var isOver: Bool { values.load(ordering: .relaxed) > most }

    /// Counts a value at a depth; one that lies too deep is too much.
    func add(depth: Int) {
      values.wrappingAdd(depth > PropertyList.deepest ? Self.limit : 1, ordering: .relaxed)
    }
  }

  fileprivate static var count: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "count") }

  /// Returns true for an element such as `<true/>`.
  private static func isEmptyElement(_ bytes: [UInt8], _ start: Int) -> Bool {
    let end = bytes[start...].prefix(64).firstIndex(of: UInt8(ascii: ">"))
    return end.map { bytes[$0 - 1] == UInt8(ascii: "/") } ?? false
  }

  /// Returns true for XML whose elements are nested too deep for Foundation's reader.
  private static func isTooDeep(_ bytes: [UInt8]) -> Bool {
    var depth = 0
    var rest = bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      if let end = endOfSkipped(rest) {
        rest = rest[end...]
        continue
      }
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "/") {
        depth -= 1
      } else if !isEmptyElement(bytes, start) {
        depth += 1
        if depth > deepest { return true }
      }
    }
    return false
  }

  /// The parts of XML in which a reader sees no elements, by their beginnings and ends.
  private static let skipped = [
    ("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">"),
  ]

  /// Returns the index after a comment, character data, an instruction or a declaration; `nil` if the bytes begin with
  /// none.
  private static func endOfSkipped(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let (begin, end) = skipped.first(where: { bytes.starts(with: $0.0.utf8) }) else {
      return nil
    }
    let mark = Array(end.utf8)
    var index = bytes.startIndex + begin.utf8.count
    while index + mark.count <= bytes.endIndex {
      if bytes[index..<index + mark.count].elementsEqual(mark) { return index + mark.count }
      index += 1
    }
    return bytes.endIndex
  }
}

extension PropertyList: Decodable {
  package init(from decoder: any Decoder) throws {
    if let key = Self.count, let count = decoder.userInfo[key] as? Count {
      count.add(depth: decoder.codingPath.count)
      if count.isOver { throw PropertyListError(line: 1, column: 1, expected: "fewer values") }
    }
    if let entries = try? [String: PropertyList](from: decoder) {
      self = .mapping(entries)
    } else if let items = try? [PropertyList](from: decoder) {
      self = .list(items)
    } else {
      self = .text(try Self.scalar(decoder.singleValueContainer()))
    }
  }

  private static func scalar(_ value: any SingleValueDecodingContainer) throws -> String {
    if let truth = try? value.decode(Bool.self) { return truth ? "YES" : "NO" }
    if let text = try? value.decode(String.self) { return text }
    if let number = try? value.decode(Int.self) { return "\(number)" }
    if let number = try? value.decode(Double.self) { return "\(number)" }
    if let date = try? value.decode(Date.self) { return date.formatted(.iso8601) }
    if let data = try? value.decode(Data.self) { return data.base64EncodedString() }
    return ""
  }
}
