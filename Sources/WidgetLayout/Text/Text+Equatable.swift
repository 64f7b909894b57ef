extension Text: Equatable {
  /// Returns true if two texts are equal; texts with a style that cannot be compared never are.
  public static func == (left: Text, right: Text) -> Bool { left.runs == right.runs }
}

extension Text.Run: Equatable {
  static func == (left: Text.Run, right: Text.Run) -> Bool {
    left.string == right.string && left.live == right.live && left.font == right.font
      && left.weight == right.weight && left.attributes == right.attributes
      && isSame(left.source, right.source) && isSame(left.paint, right.paint)
      && isSame(left.background, right.background)
  }

  private static func isSame(_ left: (any Sendable)?, _ right: (any Sendable)?) -> Bool {
    guard let left else { return right == nil }
    guard let left = left as? any Equatable else { return false }
    return isSame(left, right)
  }

  private static func isSame<Value: Equatable>(_ left: Value, _ right: (any Sendable)?) -> Bool {
    left == right as? Value
  }
}
