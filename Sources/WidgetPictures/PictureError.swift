/// An error thrown when a picture cannot be read.
public struct PictureError: Error, Equatable, Sendable {
  /// A kind of problem with a picture.
  public enum Problem: Error, Equatable, Sendable {
    /// The file could not be read; the value is the system's reason.
    case unreadable(String)
    /// The file is larger than `limit`, in bytes.
    case tooLarge(limit: Int)
    /// The picture has more pixels than `limit`.
    case tooManyPixels(limit: Int)
    /// The bytes do not begin as those of a format that is read.
    case unknownFormat
    /// The picture cannot be decoded; the value is the decoder's reason.
    case noPicture(String)
    /// Other pictures took the time of this one.
    case othersTookTooLong
    /// Decoding took longer than the limit, in seconds.
    case tookTooLong(limit: Double)
  }

  /// The path of the file, or `nil` if the bytes did not come from a file.
  public let path: String?
  /// The problem with the picture.
  public let problem: Problem
}

extension PictureError: CustomStringConvertible {
  /// A sentence that names the picture, the problem and what was expected.
  public var description: String {
    let name = path.map { "“\($0)”" } ?? "the picture"
    return switch problem {
    case .unreadable(let reason): "\(name) could not be read: \(reason)"
    case .tooLarge(let limit):
      "\(name) is larger than \(limit >> 20) MiB; give a smaller picture"
    case .tooManyPixels(let limit):
      "\(name) has more than \(limit / 1_000_000) million pixels; give a smaller picture"
    case .unknownFormat: "\(name) is not a PNG, JPEG, GIF or WebP picture"
    case .noPicture(let reason): "\(name) cannot be decoded: \(reason)"
    case .othersTookTooLong: "\(name) cannot be decoded: other pictures took too long"
    case .tookTooLong(let limit):
      "\(name) cannot be decoded: it took more than \(limit < 1 ? "its time" : "\(Int(limit)) s")"
    }
  }
}
