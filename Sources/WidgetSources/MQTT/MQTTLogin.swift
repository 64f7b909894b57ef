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
  /// The path of the certificates that are trusted in place of the system's, or `nil`.
  let authority: String?
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
    authority = setting["ca"]?.text.map { request.path($0) }
    client =
      try setting["client-id"]?.text.map { text throws(SourceFailure) in
        try request.resolved(text)
      } ?? "widgettui-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))"
    version = setting.value("version", .choice("version", of: Version.self)) ?? .v3
    guard let authority else { return }
    guard access(authority, R_OK) == 0 else { throw MQTTWords.noAuthority(authority) }
    guard !WrittenFolders.isLedAstray(authority, toPlace: FilePath.real(authority)) else {
      throw FileWords.astray(authority)
    }
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
