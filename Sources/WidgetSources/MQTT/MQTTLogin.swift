import FoundationEssentials
import Glibc
package import WidgetSettings

/// The broker that a client connects to, and who it says it is.
package struct MQTTLogin: Sendable {
  /// The versions of the protocol.
  enum Version: String, Sendable, CaseIterable {
    case v3 = "3.1.1"
    case v5 = "5"

    /// The library's number of it.
    var number: Int32 { self == .v3 ? 4 : 5 }
  }

  let address: MQTTAddress
  let user: String?
  let password: String?
  /// The certificates that are trusted in place of the system's, or `nil`.
  let authority: [UInt8]?
  let client: String
  let version: Version

  /// Creates the login of a checked mapping, with secrets filled in.
  ///
  /// - Parameter place: The key of the address.
  package init(
    _ setting: Setting, at place: String, _ request: SourceRequest
  ) throws(SourceFailure) {
    let text = try request.resolved(setting[place]?.text ?? "")
    guard let address = MQTTAddress(text) else { throw MQTTWords.badAddress }
    self.address = address
    user = try setting["user"]?.text.map { text throws(SourceFailure) in
      try request.resolved(text)
    }
    password = try setting["password"]?.text.map { text throws(SourceFailure) in
      try request.resolved(text)
    }
    authority = try setting["ca"]?.text.map { text throws(SourceFailure) in
      try Self.certificates(request.path(text))
    }
    client =
      try setting["client-id"]?.text.map { text throws(SourceFailure) in
        try request.resolved(text)
      } ?? "widgettui-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))"
    version = setting.value("version", .choice("version", of: Version.self)) ?? .v3
  }

  /// The greatest length of a file of certificates, in bytes: the system's has a quarter of a megabyte.
  private static let longestAuthority = 8 << 20

  /// Reads the file once: a program that may write the folder can exchange it before each connection.
  private static func certificates(_ path: String) throws(SourceFailure) -> [UInt8] {
    guard access(path, R_OK) == 0 else { throw MQTTWords.noAuthority(path) }
    let file = try FileBytes(path)
    guard !file.isFolder else { throw MQTTWords.noAuthority(path) }
    return try file.all(limit: longestAuthority)
  }

  /// The keys of a mapping that says how to log in.
  package static let keys = [
    SettingKey("user", .text, "The name that the broker asks for."),
    SettingKey("password", .text, "The password that belongs to it."),
    SettingKey(
      "ca", .file("file of certificates"),
      "The certificates (PEM) that are trusted in place of the system's."),
    SettingKey(
      "client-id", .text,
      "The client identifier, which one widget alone may have; else a random one."),
    SettingKey(
      "version", .text(.choice("version", of: Version.self)),
      "The version of the protocol; else 3.1.1."),
  ]
}
