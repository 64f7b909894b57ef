// AppKit's names of the same types, which a widget for macOS expects from `import SwiftUI`.
public typealias NSColor = UIColor
public typealias NSImage = UIImage
public typealias NSFont = UIFont

extension UIColor {
  public static let labelColor = label
  public static let secondaryLabelColor = secondaryLabel
  public static let tertiaryLabelColor = tertiaryLabel
  public static let controlAccentColor = tintColor
  public static let windowBackgroundColor = systemBackground
  public static let controlBackgroundColor = systemBackground
  public static let separatorColor = separator
}
