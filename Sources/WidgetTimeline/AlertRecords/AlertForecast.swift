package import FoundationEssentials

/// A change of a widget's alarm conditions that a reading announced for a later date.
package struct AlertForecast: Sendable, Hashable, Codable {
  /// The announced state of one rule.
  package struct Finding: Sendable, Hashable, Codable {
    /// True if its condition holds then; `nil` if that is unknown.
    package var holds: Bool?
    /// The value then, in words.
    package var value: String

    package init(holds: Bool?, value: String) {
      self.holds = holds
      self.value = value
    }
  }

  package var date: Date
  /// By the rules' names in the record.
  package var findings: [String: Finding]

  package init(date: Date, findings: [String: Finding]) {
    self.date = date
    self.findings = findings
  }
}
