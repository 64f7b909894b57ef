extension String {
  /// Creates a text from a C string, or an empty one from null, with the limits of received texts.
  init(c start: UnsafePointer<CChar>?) {
    self = start.map { String(cString: $0).withBoundedCharacters } ?? ""
  }

  /// Creates a text from a C string of bytes, or an empty one from null, with the limits of received
  /// texts.
  init(c start: UnsafePointer<UInt8>?) {
    self = start.map { String(cString: $0).withBoundedCharacters } ?? ""
  }
}
