import CLinux
import Glibc

/// The name of a machine, which distinguishes it from others that share a home folder.
package enum MachineName {
  /// The environment variable that gives this machine's name in place of its identifier.
  package static let variable = "WIDGETTUI_MACHINE"

  /// The application identifier for systemd's `sd_id128_get_machine_app_specific()`: a constant of
  /// this program, so that the machine's own identifier appears nowhere.
  private static let application: [UInt8] = [
    0x5d, 0x1f, 0x3a, 0x2e, 0x90, 0x4b, 0x4c, 0x77, 0xa8, 0x06, 0xe3, 0x51, 0x7c, 0xd9, 0x24, 0xb6,
  ]

  /// The name of this machine, of letters, digits, `-`, `_` and `%`.
  package static var current: String {
    if let name = getenv(variable).map({ String(cString: $0) }), !name.isEmpty {
      return FileName.shortened(name)
    }
    return name(
      identifiers: ["/etc/machine-id", "/var/lib/dbus/machine-id"],
      hostName: hostName, isInContainer: clinux_is_in_container())
  }

  /// Returns the name of the machine whose identifier is in the first of `identifiers`, paths of
  /// files, that contains one; without an identifier, a name derived from the host name.
  ///
  /// Containers may share an image's identifier, so a container's name depends on its host name as
  /// well. Elsewhere the host name does not count, since a machine may have another in each
  /// network.
  static func name(identifiers: [String], hostName: String, isInContainer: Bool) -> String {
    let identifier = identifiers.lazy.compactMap { Self.identifier(in: $0) }.first { _ in true }
    let key = identifier ?? Array("host \(hostName)".utf8)
    let message = application + (isInContainer && identifier != nil ? Array(hostName.utf8) : [])
    var digest = [UInt8](repeating: 0, count: 32)
    clinux_hmac_sha256(key, key.count, message, message.count, &digest)
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: digest.prefix(8).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] },
      as: UTF8.self)
  }

  /// Returns the 32 hexadecimal digits in a file, or `nil` for any other text, such as systemd's
  /// `uninitialized`.
  private static func identifier(in path: String) -> [UInt8]? {
    let bytes = (try? FileAccess.read(path)).flatMap { $0 } ?? []
    let line = Array(bytes.prefix { $0 != 0x0A })
    let isOne = line.count == 32 && line.allSatisfy { 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 }
    return isOne ? line : nil
  }

  /// The host name; empty if the system does not tell it.
  package static var hostName: String {
    var buffer = [CChar](repeating: 0, count: 256)
    guard gethostname(&buffer, buffer.count - 1) == 0 else { return "" }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
