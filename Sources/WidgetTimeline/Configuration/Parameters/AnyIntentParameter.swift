/// A parameter of an intent without its value's type: what boards set.
package protocol AnyIntentParameter: AnyObject, Sendable {
  /// What the parameter is called for people.
  var title: LocalizedStringResource? { get }
  /// What kind of value it has.
  var type: ParameterType { get }
  /// The value as a file holds it.
  var parameterValue: ParameterValue { get }
  /// Takes the value that a file's value stands for.
  func set(_ value: ParameterValue) async throws
  /// Gives a parameter without a value what its query or its options propose.
  func setDefault() async throws
  /// The values that are proposed.
  func options() async throws -> [ParameterOption]
  /// The values that are proposed for words that somebody looks for.
  func options(matching words: String) async throws -> [ParameterOption]
}

/// A value that is proposed for a parameter.
public struct ParameterOption: Hashable, Sendable {
  /// The value as a file holds it.
  public let value: ParameterValue
  /// The value for people.
  public let title: String

  /// Whether the title has all words in it, in letters of any case.
  func matches(_ words: String) -> Bool {
    let title = title.lowercased()
    return words.lowercased().split(separator: " ").allSatisfy { title.contains($0) }
  }
}

extension AnyIntentParameter {
  /// Takes the value that a word stands for.
  package func set(from text: String) async throws { try await set(.text(text)) }
}

extension _IntentConfiguration {
  /// The parameters by the names of their properties, in order.
  package var parameters: [(key: String, parameter: any AnyIntentParameter)] {
    Mirror(reflecting: self).children.compactMap { child in
      guard let parameter = child.value as? any AnyIntentParameter, let label = child.label
      else { return nil }
      return (label.hasPrefix("_") ? String(label.dropFirst()) : label, parameter)
    }
  }

  /// The values of all parameters by their names: what tells two configurations apart.
  package var parameterValues: [String: ParameterValue] {
    Dictionary(parameters.map { ($0.key, $0.parameter.parameterValue) }) { first, _ in first }
  }

  /// Sets parameters by their names; those without a value then take what is proposed for them.
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

/// A parameter that an intent does not have.
package struct UnknownParameterError: Error, Equatable, CustomStringConvertible {
  package let key: String
  /// The parameters that there are.
  package let known: [String]

  /// The error in a sentence.
  package var description: String {
    let names =
      known.isEmpty ? "there are none" : "there are \(known.joined(separator: ", "))"
    return "there is no parameter “\(key)”; \(names)"
  }
}

/// What has parameters: an intent of AppIntents or a control's.
public protocol _IntentConfiguration {}
