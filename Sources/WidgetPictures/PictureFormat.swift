/// A format of pictures that is read, by the bytes with which its files begin.
enum PictureFormat: CaseIterable {
  case png, jpeg, gif, webP
  /// Drawings of an app's assets, which are no strangers' files.
  case svg

  /// Creates the format of a picture, or `nil` if it is another one.
  init?(of bytes: [UInt8]) {
    let format = Self.allCases.first { $0.isBeginning(of: bytes) }
    guard let format else { return nil }
    self = format
  }

  private func isBeginning(of bytes: [UInt8]) -> Bool {
    switch self {
    case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    case .jpeg: bytes.starts(with: [0xFF, 0xD8, 0xFF])
    case .gif: bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8))
    case .webP:
      bytes.starts(with: Array("RIFF".utf8)) && bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    case .svg: bytes.prefix(4096).firstRange(of: Array("<svg".utf8)) != nil
    }
  }
}
