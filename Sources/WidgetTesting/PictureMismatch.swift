/// What a test throws when a picture is not the expected one; its description shows the difference.
public struct PictureMismatch: Error, Sendable {
  /// The golden picture's name, or nil if the expected picture stands in the test itself.
  public var name: String?
  /// What was expected, or nil if there is no golden file yet.
  public var expected: String?
  /// What was drawn.
  public var actual: String
  /// Where the golden file is, or should be.
  public var goldenPath: String?
  /// Where the picture that was drawn has been written.
  public var actualPath: String?
  /// The test file, which also says how to record.
  public var file: String
  /// The line of the test.
  public var line: Int
}

extension PictureMismatch: CustomStringConvertible {
  /// The difference line by line, where both pictures are, and how to accept the new one.
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

/// What a test throws when a golden file cannot be read or written.
public struct GoldenFileError: Error, Sendable, CustomStringConvertible {
  /// The file or folder.
  public var path: String
  /// What could not be done with it, such as “write”.
  public var action: String
  /// The system's reason.
  public var reason: String

  /// The whole sentence.
  public var description: String { "cannot \(action) \(path): \(reason)" }
}
