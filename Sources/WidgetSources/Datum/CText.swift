extension String {
  /// Creates a text from a C string, or an empty one from null.
  init(c start: UnsafePointer<CChar>?) { self = start.map { String(cString: $0) } ?? "" }

  /// Creates a text from a C string of bytes, or an empty one from null.
  init(c start: UnsafePointer<UInt8>?) { self = start.map { String(cString: $0) } ?? "" }
}
