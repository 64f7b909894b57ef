package import FoundationEssentials

/// What a reading foretold of the alarms of a widget: from a date on its conditions hold, or do not.
package struct AlertForecast: Sendable, Hashable, Codable {
  /// What is foretold of one rule.
  package struct Finding: Sendable, Hashable, Codable {
    /// Whether its condition holds; nil where that cannot be told.
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
