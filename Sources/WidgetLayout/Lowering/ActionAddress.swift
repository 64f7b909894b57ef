package import FoundationEssentials

/// The scheme of the addresses that perform the actions of buttons and toggles.
///
/// Only a control writes such an address into a picture: a link with one, which data may contain, is
/// drawn and leads nowhere.
package enum ActionAddress {
  package static let scheme = "widgettui-intent"

  /// Returns true for the address of a control's action.
  package static func isOne(_ url: URL) -> Bool { url.scheme?.lowercased() == scheme }
}
