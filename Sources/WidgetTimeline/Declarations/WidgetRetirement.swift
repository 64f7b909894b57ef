/// The retirement of a kind of widget in favour of another one. WidgetKit has no equivalent.
public struct WidgetRetirement: Codable, Hashable, Sendable {
  /// The day from which boards should name the other kind, such as `2026-03-01`.
  public let since: String
  /// The kind to write instead.
  public let replacement: String

  private enum CodingKeys: String, CodingKey {
    case since
    case replacement = "by"
  }
}

extension WidgetConfiguration {
  /// Marks the kind as retired from a day on, such as `2026-03-01`. It works as before; checks of
  /// boards warn about it and name the kind to write instead.
  public func retired(
    since day: String, replacedBy kind: String
  ) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) {
      $0.retirement = WidgetRetirement(since: day, replacement: kind)
    }
  }
}
