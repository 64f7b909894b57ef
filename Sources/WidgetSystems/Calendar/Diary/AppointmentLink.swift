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
  var address: String {
    let path = id.utf8.map { byte in
      let isPlain =
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
        || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "-._~".utf8.contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain ? "\(Character(Unicode.Scalar(byte)))" : "%\(byte < 16 ? "0" : "")\(digits)"
    }
    return "\(Self.scheme)://appointments/\(path.joined())"
  }

  var url: URL? { URL(string: address) }
}
