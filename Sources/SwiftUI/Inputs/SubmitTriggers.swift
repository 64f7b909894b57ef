/// The fields that a person submits, as in SwiftUI. Here, nothing is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The text of a field.
  public static let text = Self(rawValue: 1)
  /// The words of the search.
  public static let search = Self(rawValue: 2)
}

extension View {
  /// Has no effect here: nothing is sent.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { self }

  /// Has no effect here: nothing is sent.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { self }
}
