@testable import WidgetTUI

extension FuzzTarget {
  /// Any input yields no more keys than it has codes, and leaves no key unread after it.
  ///
  /// A byte 0xFF ends a call, and one after 0xFE is a key that ncurses has decoded; all others are
  /// UTF-8.
  static let keys = FuzzTarget("keys") { bytes, promises in
    var decoder = KeyDecoder()
    for call in bytes.split(separator: 0xff, omittingEmptySubsequences: false) {
      let codes = codes(of: call)
      let keys = decoder.keys(codes)
      promises.expect(keys.count <= codes.count, "\(keys.count) keys of \(codes.count) codes")
    }
    // The bell ends an answer of the terminal; without one, it is a key itself.
    _ = decoder.keys(codes(of: [7]))
    // A report of the mouse waits for its rest, but not for long.
    let late = decoder.keys(codes(of: [0x71]), after: .seconds(6))
    promises.expect(late == [.character("q")], "a key is lost")
    let plain = codes(of: bytes.filter { $0 != 0x1b && $0 < 0xfe }[...])
    var fresh = KeyDecoder()
    promises.expect(fresh.keys(plain).count == plain.count, "keys without ESC are lost")
  }

  private typealias Code = (code: Int32, isKey: Bool)

  private static func codes(of bytes: ArraySlice<UInt8>) -> [Code] {
    var codes: [Code] = []
    for (index, part) in bytes.split(separator: 0xfe, omittingEmptySubsequences: false).enumerated()
    {
      var text = part
      // ncurses counts its keys from octal 400.
      if index > 0, let key = text.popFirst() { codes.append((0o400 + Int32(key), true)) }
      codes += String(decoding: text, as: UTF8.self).unicodeScalars.map { (Int32($0.value), false) }
    }
    return codes
  }
}

extension KeyDecoder {
  /// Returns the keys of codes that are there at one call.
  fileprivate mutating func keys(
    _ codes: [(code: Int32, isKey: Bool)], after pause: Duration = .zero
  ) -> [Key] {
    var rest = codes[...]
    return keys(after: pause) { rest.popFirst() }
  }
}
