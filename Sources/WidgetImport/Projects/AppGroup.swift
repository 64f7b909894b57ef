import WidgetBase

/// The groups of apps that share a folder.
package enum AppGroup {
  /// The most bytes of a name.
  private static let longest = 200

  /// Returns true for a group's identifier, which is the name of one folder: ASCII letters and digits,
  /// dots, hyphens and underscores, not beginning with a dot.
  package static func isName(_ text: String) -> Bool {
    !text.isEmpty && !text.hasExactPrefix(".") && text.utf8.count <= longest
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
  }
}
