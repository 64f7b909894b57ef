import WidgetBase

/// The message of a connection that cannot be made, as libpq writes it with `PQERRORS_VERBOSE`:
/// `connection to … failed: FATAL:  28P01: password …`, details in lines of their own, and the
/// place in the server's source.
///
/// Only the code tells failures apart; the words may be in the server's language.
struct ConnectionMessage {
  /// The message without codes and places in the server's source.
  let words: String
  /// The last failure's reason, without the server's address.
  let reason: String
  /// The last SQLSTATE that the server sent; empty if the server did not answer.
  let code: String

  init(_ message: String) {
    var lines: [Substring] = []
    var last: Substring = ""
    var code: Substring = ""
    for line in message.split(whereSeparator: \.isNewline) where !Self.isPlace(line) {
      if let answer = Self.answer(in: line) {
        code = answer.code
        last = answer.words
        lines += [answer.start, answer.words]
      } else {
        lines.append(line)
        // A hint begins with a tab, and what follows an answer belongs to it.
        if code.isEmpty, line.first != "\t" { last = line }
      }
    }
    words = lines.joined(separator: " ").cut(400)
    let parts = last.split(separator: "failed: ")
    reason = (parts.count > 1 ? parts[parts.count - 1] : last).cut(60)
    self.code = String(code)
  }

  /// Returns the parts of a server's answer: `… FATAL:  `, its code and its words.
  private static func answer(
    in line: Substring
  ) -> (start: Substring, code: Substring, words: Substring)? {
    guard let blank = line.firstExactRange(of: ":  ") else { return nil }
    let rest = line[blank.upperBound...]
    let code = rest.prefix(5)
    guard code.count == 5, code.allSatisfy(isOfCode), rest.dropFirst(5).hasExactPrefix(": ") else {
      return nil
    }
    return (line[..<blank.upperBound], code, rest.dropFirst(7))
  }

  private static func isOfCode(_ character: Character) -> Bool {
    ("0"..."9").contains(character) || ("A"..."Z").contains(character)
  }

  /// Returns true for the line `LOCATION:  auth_failed, auth.c:345`, whose first word may be
  /// translated.
  private static func isPlace(_ line: Substring) -> Bool {
    guard let blank = line.firstExactRange(of: ":  ") else { return false }
    let names = line[blank.upperBound...].split(separator: ", ")
    guard (1...2).contains(names.count), let file = names.last, !file.contains(" ") else {
      return false
    }
    let parts = file.splitExactly(separator: ":")
    return parts.count == 2 && parts[0].contains(".") && Int(parts[1]) != nil
  }
}
