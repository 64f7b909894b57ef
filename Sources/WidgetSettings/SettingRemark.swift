/// Something that is wrong with a setting, or probably wrong, and what to write instead.
package struct SettingRemark: Error, Sendable, Hashable {
  /// How bad it is.
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
  /// What is wrong, in one sentence without a full stop.
  package var words: String
  /// What to write instead.
  package var fix: String?
  /// The way from the setting to the part that is meant; empty for the setting itself.
  package var path: [Step]
  /// True where the key at the end of the path is meant, not its value.
  package var isAboutKey: Bool
  /// The stretch of the text at the end of the path that is meant; nil for all of it.
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

  /// The same remark, seen from a setting that has this one at the end of `path`.
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
