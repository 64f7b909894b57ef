internal import WidgetBase

/// A parameter of an intent, without the type of its value, as boards set it.
package protocol AnyIntentParameter: AnyObject, Sendable {
  /// The title for people; `nil` if none was declared.
  var givenTitle: LocalizedStringResource? { get }
  /// The type of its value.
  var type: ParameterType { get }
  /// The value as a file holds it.
  var parameterValue: ParameterValue { get }
  /// Sets the value from a file's value.
  func set(_ value: ParameterValue) async throws
  /// Sets a suggested value if the parameter has no value.
  func setDefault() async throws
  /// Returns the suggestions.
  func options() async throws -> [ParameterOption]
  /// Returns the suggestions that match `words`.
  func options(matching words: String) async throws -> [ParameterOption]
}

extension AnyIntentParameter {
  /// Sets the value from a word.
  package func set(from text: String) async throws { try await set(.text(text)) }
}

extension _IntentConfiguration {
  /// The parameters in order, with the names of their properties.
  package var parameters: [(key: String, parameter: any AnyIntentParameter)] {
    Mirror(reflecting: self).children.compactMap { child in
      guard let parameter = child.value as? any AnyIntentParameter, let label = child.label
      else { return nil }
      return (label.hasExactPrefix("_") ? String(label.dropFirst()) : label, parameter)
    }
  }

  /// The values of all parameters by name, which tell two configurations apart.
  package var parameterValues: [String: ParameterValue] {
    Dictionary(parameters.map { ($0.key, $0.parameter.parameterValue) }) { first, _ in first }
  }

  /// Sets parameters by name; those without a value then take their default.
  package func set(_ values: [String: ParameterValue]) async throws {
    let parameters = parameters
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let parameter = parameters.first(where: { $0.key == key })?.parameter else {
        throw UnknownParameterError(key: key, known: parameters.map(\.key))
      }
      do {
        try await parameter.set(value)
      } catch var error as ParameterError {
        error.key = key
        throw error
      }
    }
    for (_, parameter) in parameters { try await parameter.setDefault() }
  }
}

/// An error for a parameter that an intent does not have.
package struct UnknownParameterError: Error, Equatable, CustomStringConvertible {
  package let key: String
  /// The names of the intent's parameters.
  package let known: [String]

  /// A sentence that describes the error.
  package var description: String {
    let names =
      known.isEmpty ? "there are none" : "there are \(known.joined(separator: ", "))"
    return "unknown parameter “\(key)”; \(names)"
  }
}

/// A type that has parameters: an intent of AppIntents or of a control.
public protocol _IntentConfiguration {}
