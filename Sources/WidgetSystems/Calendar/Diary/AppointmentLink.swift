import FoundationEssentials

/// The address of an appointment: `salon://appointments/apt-12`.
struct AppointmentLink: Hashable, Sendable {
  static let scheme = "salon"

  let id: String

  /// The address of an appointment.
  init(id: String) { self.id = id }

  /// What an address names; nil for one of anything else.
  init?(_ address: String) {
    guard let parts = URLComponents(string: address), parts.scheme == Self.scheme,
      parts.host == "appointments", parts.path.hasPrefix("/"),
      case let id = String(parts.path.dropFirst()), (1...200).contains(id.unicodeScalars.count)
    else { return nil }
    self.id = id
  }

  /// The address as text; what an address may not have is percent-encoded.
  var address: String { "\(Self.scheme)://appointments/\(id.percentEncoded)" }

  var url: URL? { URL(string: address) }
}
