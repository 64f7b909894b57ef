@_exported public import UIKit

/// A browser in an app. Here, it opens nothing.
open class SFSafariViewController: NSObject {
  /// The form of a browser.
  open class Configuration: NSObject {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
  }
  public let url: URL
  public init(url: URL) { self.url = url }
  public init(url: URL, configuration: Configuration) { self.url = url }
}
