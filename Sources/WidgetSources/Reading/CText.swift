extension String {
  /// A C text; empty where there is none.
  init(c start: UnsafePointer<CChar>?) { self = start.map { String(cString: $0) } ?? "" }

  /// A C text of bytes; empty where there is none.
  init(c start: UnsafePointer<UInt8>?) { self = start.map { String(cString: $0) } ?? "" }
}
