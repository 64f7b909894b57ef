import CXML
import FoundationEssentials

/// A pull parser for XML or HTML in memory that recovers from errors if it can.
final class XMLReader {
  enum Node: Equatable {
    /// The start of an element; an empty element has no end node.
    case start(name: String, namespace: String, isEmpty: Bool)
    case text(String)
    case end(name: String)
  }

  private static let options = Int32(
    cxml_recover | cxml_no_errors | cxml_no_warnings | cxml_no_network)

  private let library: cxml
  private let document: OpaquePointer
  private let reader: OpaquePointer

  /// Reads XML in the encoding that it declares, or else in `encoding`; returns `nil` if it
  /// contains no element.
  convenience init?(xml: [UInt8], encoding: String? = nil, library: cxml) {
    let document = xml.withUnsafeBytes { bytes in
      library.read_xml(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count), nil,
        encoding, Self.options)
    }
    self.init(document, library)
  }

  /// Reads a piece of HTML; returns `nil` if it is empty.
  convenience init?(html: String, library: cxml) {
    let document = html.withCString { start in
      library.read_html(start, Int32(clamping: html.utf8.count), nil, "UTF-8", Self.options)
    }
    self.init(document, library)
  }

  private init?(_ document: OpaquePointer?, _ library: cxml) {
    guard let document else { return nil }
    guard let reader = library.reader_walker(document) else {
      library.free_document(document)
      return nil
    }
    self.library = library
    self.document = document
    self.reader = reader
  }

  deinit {
    library.free_reader(reader)
    library.free_document(document)
  }

  /// Returns the next element or text, or `nil` at the end or if no more can be read.
  func next() -> Node? {
    while library.read(reader) == 1 {
      switch Int(library.node_type(reader)) {
      case cxml_element:
        return .start(
          name: name, namespace: String(c: library.namespace_address(reader)),
          isEmpty: library.is_empty_element(reader) == 1)
      case cxml_end_element: return .end(name: name)
      case cxml_text, cxml_cdata, cxml_space, cxml_significant_space:
        return .text(String(c: library.value(reader)))
      default: continue
      }
    }
    return nil
  }

  /// The attributes of the element that just started, by their names without prefixes.
  var attributes: [String: String] {
    var attributes: [String: String] = [:]
    while library.next_attribute(reader) == 1 {
      attributes[name] = String(c: library.value(reader))
    }
    _ = library.back_to_element(reader)
    return attributes
  }

  private var name: String { String(c: library.local_name(reader)) }
}
