package import WidgetSettings

/// References to secrets in a text: `${secret:name}`.
package enum SecretReference {
  /// A part of a text.
  enum Part: Equatable {
    case text(String)
    case secret(String)
  }

  private static let start = Array("${secret:".utf8)

  /// Returns true if the text contains a reference.
  package static func isIn(_ text: String) -> Bool {
    ByteSearch.replace(start, in: Array(text.utf8), by: []) != nil
  }

  /// Returns the names of the secrets that a setting refers to, without invalid references.
  package static func names(in setting: Setting) -> Set<String> {
    switch setting {
    case .text(let text):
      Set(
        ((try? parts(of: text)) ?? []).compactMap { part in
          if case .secret(let name) = part { name } else { nil }
        })
    case .list(let items): items.reduce(into: []) { $0.formUnion(names(in: $1)) }
    case .mapping(let entries): entries.values.reduce(into: []) { $0.formUnion(names(in: $1)) }
    }
  }

  static func parts(of text: String) throws(SourceFailure) -> [Part] {
    var parts: [Part] = []
    var rest = Array(text.utf8)[...]
    var plain: [UInt8] = []
    while let byte = rest.first {
      guard rest.starts(with: start) else {
        plain.append(byte)
        rest = rest.dropFirst()
        continue
      }
      let name = rest.dropFirst(start.count).prefix { $0 != UInt8(ascii: "}") }
      guard name.endIndex < rest.endIndex, !name.isEmpty, name.allSatisfy(isNamed) else {
        throw SecretWords.badReference
      }
      if !plain.isEmpty { parts.append(.text(String(decoding: plain, as: UTF8.self))) }
      plain = []
      parts.append(.secret(String(decoding: name, as: UTF8.self)))
      rest = rest[(name.endIndex + 1)...]
    }
    if !plain.isEmpty { parts.append(.text(String(decoding: plain, as: UTF8.self))) }
    return parts
  }

  /// Returns true if the text is a valid name of a secret.
  package static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(isNamed)
  }

  private static func isNamed(_ byte: UInt8) -> Bool {
    48...57 ~= byte || 65...90 ~= byte || 97...122 ~= byte || byte >= 0x80
      || "-_.".utf8.contains(byte)
  }
}

extension SettingSchema {
  /// A text without secrets, for the arguments of a command, which every user of the machine can
  /// read.
  package static var argument: SettingSchema {
    var kind = TextSchema(
      SettingKind<String>(noun: "argument", expected: "text without a secret") { text in
        SecretReference.isIn(text) ? nil : text
      })
    kind.objection = { SecretReference.isIn($0) ? SettingRemark(SecretWords.argument) : nil }
    return SettingSchema(.text(kind))
  }
}
