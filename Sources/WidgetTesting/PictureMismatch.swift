/// An error thrown by a test whose picture is not the expected one; its description shows the
/// difference.
public struct PictureMismatch: Error, Sendable {
  /// The golden picture's name, or `nil` if the expected picture is written in the test itself.
  public var name: String?
  /// The expected picture, or `nil` if there is no golden file yet.
  public var expected: String?
  /// The drawn picture.
  public var actual: String
  /// The path of the golden file, which may not exist yet, or `nil` if the expected picture is
  /// written in the test itself.
  public var goldenPath: String?
  /// The path at which the drawn picture was written, or `nil` if the expected picture is written
  /// in the test itself.
  public var actualPath: String?
  /// The path of the test file, which the advice on recording names.
  public var file: String
  /// The line of the test.
  public var line: Int
}

extension PictureMismatch: CustomStringConvertible {
  /// The difference line by line, the paths of both pictures, and how to accept the new one.
  public var description: String {
    var lines = [headline]
    if let expected {
      lines.append(PictureDifference(from: expected, to: actual).description)
    }
    if let goldenPath { lines.append("golden: \(goldenPath)") }
    if let actualPath { lines.append("actual: \(actualPath)") }
    if goldenPath != nil { lines.append(advice) }
    return lines.joined(separator: "\n")
  }

  private var headline: String {
    let place = "\(file):\(line)"
    return switch (name, expected) {
    case (let name?, nil): "there is no golden picture “\(name)” yet (\(place))"
    case (let name?, _): "golden picture “\(name)” is not what was drawn (\(place))"
    case (nil, _): "the picture is not the expected one (\(place))"
    }
  }

  private var advice: String {
    let stem = GoldenFile.stem(of: file)
    let act = expected == nil ? "To record it" : "If the new one is right"
    return """
      \(act): make record TEST=\(stem) \
      (in your own package: WIDGETTUI_RECORD=1 swift test --filter \(stem))
      """
  }
}

/// An error thrown by a test when a golden file cannot be read or written.
public struct GoldenFileError: Error, Sendable, CustomStringConvertible {
  /// The path of the file or folder.
  public var path: String
  /// The verb of the failed action, such as “write”.
  public var action: String
  /// The system's reason.
  public var reason: String

  /// The error as a sentence.
  public var description: String { "cannot \(action) \(path): \(reason)" }
}
