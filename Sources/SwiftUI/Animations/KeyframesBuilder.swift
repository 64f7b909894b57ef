/// Collects values along a time, as in SwiftUI.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// Values that are not shown.
  public struct Nothing: Keyframes {
    public typealias Body = Never
  }

  public static func buildExpression<Content: Keyframes<Value>>(_ content: Content) -> Content {
    content
  }

  public static func buildPartialBlock<Content: Keyframes<Value>>(first: Content) -> Content {
    first
  }

  /// Returns nothing, as no value but the first is shown.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> { Nothing() }

  public static func buildBlock() -> some Keyframes<Value> { Nothing() }

  public static func buildFinalResult<Content: Keyframes<Value>>(_ content: Content) -> Content {
    content
  }
}

extension KeyframesBuilder where Value: Animatable {
  public static func buildExpression<Content: KeyframeTrackContent<Value>>(
    _ content: Content
  ) -> KeyframeTrack<Value, Value, Content> { KeyframeTrack { content } }
}

/// Collects the values of one property, as in SwiftUI.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Values that are not shown.
  public struct Nothing: KeyframeTrackContent {
    public typealias Body = Never
  }

  public static func buildExpression<Content: KeyframeTrackContent<Value>>(
    _ content: Content
  ) -> Content { content }

  public static func buildArray(_ content: [some KeyframeTrackContent<Value>]) -> Nothing {
    Nothing()
  }

  public static func buildEither(first: some KeyframeTrackContent<Value>) -> Nothing { Nothing() }

  public static func buildEither(second: some KeyframeTrackContent<Value>) -> Nothing { Nothing() }

  public static func buildPartialBlock<Content: KeyframeTrackContent<Value>>(
    first: Content
  ) -> Content { first }

  /// Returns nothing, as no value but the first is shown.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> Nothing { Nothing() }

  public static func buildBlock() -> Nothing { Nothing() }
}
