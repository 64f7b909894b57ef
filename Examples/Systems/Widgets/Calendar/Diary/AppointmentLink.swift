import FoundationEssentials
import WidgetServices

/// The link of an appointment: `salon://appointments/apt-12`.
struct AppointmentLink: Hashable, Sendable {
  static let scheme = "salon"

  let id: String

  /// Creates the link of an appointment.
  init(id: String) { self.id = id }

  /// Creates a link from an address; `nil` if it is not one of an appointment.
  init?(_ address: String) {
    guard let parts = URLComponents(string: address), parts.scheme == Self.scheme,
      parts.host == "appointments", parts.path.hasPrefix("/"),
      case let id = String(parts.path.dropFirst()), (1...200).contains(id.unicodeScalars.count)
    else { return nil }
    self.id = id
  }

  /// The address as text; characters that it may not contain are percent-encoded.
  var address: String { "\(Self.scheme)://appointments/\(id.percentEncoded)" }

  var url: URL? { URL(string: address) }
}
