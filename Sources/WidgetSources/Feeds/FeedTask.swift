import CXML
import FoundationEssentials
import WidgetBase
import WidgetWorker

/// The parsing of a feed, apart from this process.
enum FeedTask: ParsingTask {
  static let name = "feed"
  static let subject = "feed"
  static let patience = 3.0

  static func prepare(_ hint: [UInt8]) { _ = cxml_load() }

  static func result(of bytes: [UInt8], _ settings: Datum) throws(SourceFailure) -> Datum {
    guard let library = cxml_load()?.pointee else {
      throw SourceFailure(
        "libxml2 is not installed", "Feeds are read with it: sudo apt install libxml2",
        kind: .absent)
    }
    let document = try FeedDocument(
      bytes, from: settings["address"]?.words, most: Int(settings["most"]?.number ?? 0),
      encoding: settings["encoding"]?.words,
      at: Date(timeIntervalSince1970: settings["now"]?.number ?? 0), library: library)
    return [
      "items": document.datum, "whole": .bool(document.isWhole),
      "more": .bool(document.hasMore),
    ]
  }

  /// Returns the items of a feed as a reading at a date; the other parameters are those of `FeedDocument`.
  static func reading(
    _ bytes: [UInt8], from address: String?, most: Int, encoding: String? = nil, at now: Date,
    before deadline: Deadline
  ) throws(SourceFailure) -> Reading {
    func text(_ text: String?) -> Datum { text.map { .text($0) } ?? .null }
    let answer = try result(
      of: bytes,
      [
        "address": text(address), "most": .number(Double(most)), "encoding": text(encoding),
        "now": .number(now.timeIntervalSince1970),
      ], before: deadline)
    var reading = Reading(answer["items"] ?? .list([]), at: now)
    if answer["whole"] != true { reading.warnings = ["the feed is cut: an end is missing"] }
    if answer["more"] == true {
      reading.warnings.append("the feed has too many items: not all are read")
    }
    return reading
  }
}
