/// A preview in a program, as in DeveloperToolsSupport. `#Preview` expands to a type that conforms to it.
@MainActor
public protocol PreviewRegistry {
  /// The module and the file of the preview, such as `Shop/Orders.swift`.
  static var fileID: String { get }
  /// The line of the preview in its file.
  static var line: Int { get }
  /// Returns the preview.
  static func makePreview() throws -> Preview
}
