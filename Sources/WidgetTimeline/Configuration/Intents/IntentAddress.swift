package import FoundationEssentials
internal import WidgetBase
internal import WidgetLayout

/// The address of an intent with its values, by which a picture names what a button performs.
package struct IntentAddress: Hashable, Sendable {
  /// The name of the intent's type, as the runtime of its program knows it.
  let type: String
  /// The intent's title for people.
  package let title: String
  /// The values of its parameters; one without a value takes its default.
  let values: [String: ParameterValue]

  /// Creates the address of an intent; `nil` for one of a private type, which cannot be found by its
  /// name.
  init?<Intent: AppIntent>(_ intent: Intent) {
    guard let name = _mangledTypeName(Intent.self), !name.contains("$") else { return nil }
    type = name
    title = Intent.title.words
    values = intent.parameterValues.filter { $0.value != .none }
  }

  /// Reads an address; `nil` for one that is not an intent's.
  package init?(_ address: String) {
    guard address.hasExactPrefix(Self.beginning),
      let data = Self.data(address.dropFirst(Self.beginning.count)),
      let words = try? JSONDecoder().decode(Words.self, from: data)
    else { return nil }
    (type, title, values) = (words.type, words.title, words.values)
  }

  /// The address as a picture contains it, the same for equal intents.
  package var url: URL? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let words = try? encoder.encode(Words(type: type, title: title, values: values))
    return words.flatMap { URL(string: Self.beginning + Self.text($0)) }
  }

  /// The intent's type; `nil` if this program has none of that name.
  var intentType: (any AppIntent.Type)? { _typeByName(type) as? any AppIntent.Type }

  private struct Words: Codable {
    let type: String
    let title: String
    let values: [String: ParameterValue]
  }

  private static let beginning = "\(ActionAddress.scheme)://"

  // Base64 for addresses, as in RFC 4648.

  private static func text(_ data: Data) -> String {
    data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }

  private static func data(_ text: Substring) -> Data? {
    let words = text.replacing("-", with: "+").replacing("_", with: "/")
    let padding = String(repeating: "=", count: (4 - words.utf8.count % 4) % 4)
    return Data(base64Encoded: words + padding)
  }
}
