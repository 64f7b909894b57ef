import CJQ
import WidgetBase

/// The messages of jq's compiler.
final class JQMessages {
  private let jq: cjq
  private var texts: [String] = []

  init(_ jq: cjq) { self.jq = jq }

  /// jq's first error and its place, such as `syntax error, unexpected end (line 1, column 4)`.
  var words: String {
    texts.lazy.compactMap(Self.words).first ?? "jq cannot read it"
  }

  /// The callback that receives jq's messages.
  static let take: jq_msg_cb = { context, message in
    guard let context else { return }
    let messages = Unmanaged<JQMessages>.fromOpaque(context).takeUnretainedValue()
    messages.take(message)
  }

  private func take(_ message: jv) {
    if jq.get_kind(message) == JV_KIND_STRING, let text = jq.string_value(message) {
      texts.append(String(cString: text))
    }
    jq.free(message)
  }

  /// Returns the words of one message, or `nil` for a message that only counts errors.
  static func words(_ message: String) -> String? {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    guard var words = lines.first.map(String.init), words.hasExactPrefix("jq: error: ") else {
      return nil
    }
    words.removeFirst("jq: error: ".count)
    words = words.replacing("(Unix shell quoting issues?) ", by: "").replacing("$end", by: "end")
    guard let place = words.range(of: " at <top-level>, line ") else { return words }
    let number = Int(words[place.upperBound...].prefix(while: \.isNumber)) ?? 0
    // The prelude is one line before the expression's first. jq pads the line that it prints with
    // as many blanks as there are columns before the error.
    let column = lines.count > 1 ? lines[1].reversed().prefix { $0 == " " }.count + 1 : 1
    return "\(words[..<place.lowerBound]) (line \(number - 1), column \(column))"
  }
}

extension String {
  func replacing(_ wanted: String, by other: String) -> String {
    ByteSearch.replace(Array(wanted.utf8), in: Array(utf8), by: Array(other.utf8))
      .map { String(decoding: $0, as: UTF8.self) } ?? self
  }

  fileprivate func range(of wanted: String) -> Range<Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasExactPrefix(wanted) {
        return index..<self.index(index, offsetBy: wanted.count)
      }
      index = self.index(after: index)
    }
    return nil
  }
}
