/// The performance of an intent that a button in a picture names.
package struct IntentPerformance: Sendable {
  private let address: IntentAddress
  /// The configuration of the widget that contains the button; `nil` if it has none.
  private let configuration: (any AppIntent)?

  init(_ address: IntentAddress, of configuration: (any AppIntent)?) {
    (self.address, self.configuration) = (address, configuration)
  }

  /// Performs the intent, and returns its dialog, or else a sentence with its title.
  ///
  /// The intent reads its widget's configuration through an `IntentParameterDependency`.
  func perform() async throws -> String {
    guard let type = address.intentType else {
      throw ReloadFailure("this program has no intent “\(address.title)”")
    }
    return try await perform(type)
  }

  private func perform<Intent: AppIntent>(_ type: Intent.Type) async throws -> String {
    let intent = Intent()
    try await intent.set(address.values)
    let result = try await ConfiguredIntent.$current.withValue(configuration) {
      try await intent.perform()
    }
    let dialog = (result as? any DialogResult)?.dialog?.full.words ?? ""
    return dialog.isEmpty ? "Done: \(address.title)" : dialog
  }
}
