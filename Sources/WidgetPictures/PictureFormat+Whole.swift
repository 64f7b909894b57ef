extension PictureFormat {
  /// Returns false if the bytes of a picture of this format lack its end.
  func isWhole(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .png: Self.hasEndOfPNG(bytes)
    case .jpeg: Self.hasEndOfJPEG(bytes)
    case .webP: Self.hasEndOfRIFF(bytes)
    // Their decoders refuse what is cut.
    case .gif, .svg: true
    }
  }

  /// Follows the chunks, each with its length before it, to the last one.
  private static func hasEndOfPNG(_ bytes: [UInt8]) -> Bool {
    var index = 8
    while index + 12 <= bytes.count {
      let length = bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      if bytes[index + 4..<index + 8].elementsEqual("IEND".utf8) { return true }
      index += 12 + length
    }
    return false
  }

  /// Follows the segments: each has its length, and behind the beginning of a scan there are bytes up to the
  /// next marker.
  private static func hasEndOfJPEG(_ bytes: [UInt8]) -> Bool {
    var index = 2
    while index + 1 < bytes.count {
      guard bytes[index] == 0xFF else {
        index += 1
        continue
      }
      switch bytes[index + 1] {
      case 0xD9: return true
      // An escaped byte, a blank one, or a mark in a scan.
      case 0x00, 0x01, 0xD0...0xD8: index += 2
      case 0xFF: index += 1
      default:
        guard index + 3 < bytes.count else { return false }
        index += 2 + max(2, Int(bytes[index + 2]) << 8 | Int(bytes[index + 3]))
      }
    }
    return false
  }

  /// Compares the length that the first bytes tell.
  private static func hasEndOfRIFF(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 12 else { return false }
    let length = bytes[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
    return bytes.count >= length + 8
  }
}
