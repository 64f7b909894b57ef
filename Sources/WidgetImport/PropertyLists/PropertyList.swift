import FoundationEssentials

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
      guard let list = try? PropertyListDecoder().decode(PropertyList.self, from: Data(bytes))
      else { throw PropertyListError(line: 1, column: 1, expected: "a valid XML property list") }
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

extension PropertyList: Decodable {
  package init(from decoder: any Decoder) throws {
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
