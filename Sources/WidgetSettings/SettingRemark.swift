/// An error or a warning about a setting, and what to write instead.
package struct SettingRemark: Error, Sendable, Hashable {
  /// The severity of a remark.
  package enum Severity: String, Sendable, Hashable {
    /// The board cannot be used.
    case error
    /// The board can be used, but may not do what was meant.
    case warning
  }

  /// A step from a setting to one of its parts.
  package enum Step: Sendable, Hashable {
    case key(String)
    case index(Int)
  }

  package var severity: Severity
  /// The problem, in one sentence without a full stop.
  package var words: String
  /// The text to write instead.
  package var fix: String?
  /// The path from the setting to the part that the remark is about; empty for the setting itself.
  package var path: [Step]
  /// True if the remark is about the key at the end of the path, not about its value.
  package var isAboutKey: Bool
  /// The part of the text at the end of the path that the remark is about, or `nil` for all of it.
  package var part: String?

  package init(
    _ words: String, fix: String? = nil, at path: [Step] = [], part: String? = nil,
    isAboutKey: Bool = false, severity: Severity = .error
  ) {
    self.severity = severity
    self.words = words
    self.fix = fix
    self.path = path
    self.part = part
    self.isAboutKey = isAboutKey
  }

  /// Returns the same remark for a setting that contains this one at `path`.
  package func below(_ path: Step...) -> SettingRemark {
    var remark = self
    remark.path = path + self.path
    return remark
  }
}

extension SettingRemark.Step: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  package init(stringLiteral key: String) { self = .key(key) }
  package init(integerLiteral index: Int) { self = .index(index) }
}
