internal import WidgetBase

/// A suggestion for a parameter.
public struct ParameterOption: Hashable, Sendable {
  /// The value as a file holds it.
  public let value: ParameterValue
  /// The text for people.
  public let title: String

  /// Returns true if the title contains each of the words, ignoring case.
  func matches(_ words: String) -> Bool {
    let title = title.lowercased()
    return words.lowercased().splitExactly(separator: " ").allSatisfy { title.contains($0) }
  }
}
