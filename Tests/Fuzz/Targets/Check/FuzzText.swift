/// The parts of an input of two: the first line, and what follows it.
struct FuzzText {
  let first: String
  let rest: [UInt8]

  init(_ bytes: [UInt8]) {
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    first = String(decoding: bytes[..<end], as: UTF8.self)
    rest = Array(bytes[min(end + 1, bytes.count)...])
  }

  /// What follows the first line, as text.
  var text: String { String(decoding: rest, as: UTF8.self) }
}
