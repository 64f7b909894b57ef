/// Why a picture could not be read.
public struct PictureError: Error, Equatable, Sendable {
  /// What was wrong.
  public enum Problem: Equatable, Sendable {
    /// The file could not be read; the system's reason.
    case unreadable(String)
    /// The file is larger than so many bytes.
    case tooLarge(limit: Int)
    /// The bytes are no picture of a known format; the reader's reason.
    case noPicture(String)
  }

  /// The file; nil where the bytes came from elsewhere.
  public let path: String?
  /// What was wrong.
  public let problem: Problem
}

extension PictureError: CustomStringConvertible {
  /// The error in a sentence: what was read, what is wrong with it and what was expected.
  public var description: String {
    let name = path.map { "“\($0)”" } ?? "the picture"
    return switch problem {
    case .unreadable(let reason): "\(name) could not be read: \(reason)"
    case .tooLarge(let limit):
      "\(name) is larger than \(limit >> 20) MiB; give a smaller picture"
    case .noPicture(let reason): "\(name) is no picture that can be read (PNG, JPEG…): \(reason)"
    }
  }
}
