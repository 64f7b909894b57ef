import WidgetBase
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The passwords and tokens written literally in a source. They are used to read it but not
/// printed; proposed settings contain references instead.
struct LiteralSecrets: Sendable {
  /// The values, with the names of their references.
  private(set) var values: [(name: String, value: String)] = []
  /// The source as it was written.
  let source: Setting
  /// The source with a reference in the place of each secret.
  private(set) var referenced: Setting

  private var search = SecretSearch([])
  /// The length in bytes of the shortest secret that is looked for in proposed settings.
  private static let leastLooked = 6
  private let names: Set<String>
  private let variables: Set<String>
  private let environment: ProcessEnvironment

  /// Finds the literal secrets of a source: those of its addresses, of connection strings, and of
  /// values whose names say that they are secret.
  ///
  /// - Parameters:
  ///   - known: The places of the board's secrets. No literal secret gets the name or the variable of
  ///     one of them, whose value would be sent in its place.
  ///   - environment: The variables that are set; one with another value is not proposed either.
  init(
    _ source: Setting, known: [String: Setting] = [:], environment: ProcessEnvironment = .own
  ) {
    (self.source, referenced, self.environment) = (source, source, environment)
    names = Set(known.keys)
    variables = Set(known.values.compactMap { $0["env"]?.text })
    referenced = rewritten(source, [])
    search = SecretSearch(values.map(\.value))
  }

  private mutating func rewritten(_ setting: Setting, _ keys: [String]) -> Setting {
    switch setting {
    case .text(let text): return .text(rewritten(text, keys))
    case .list(let items): return .list(items.map { rewritten($0, keys) })
    case .mapping(var entries):
      for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
        entries[key] = rewritten(entry, keys + [key])
      }
      return .mapping(entries)
    }
  }

  private mutating func rewritten(_ text: String, _ keys: [String]) -> String {
    var (result, end) = ("", text.startIndex)
    for place in LiteralPlaces(text, keys: keys).all {
      let name = reference(to: String(text[place.range]), place.name)
      result += text[end..<place.range.lowerBound] + "${secret:\(name)}"
      end = place.range.upperBound
    }
    return result + text[end...]
  }

  /// Returns the name of a value's reference; a value that is there twice has one.
  private mutating func reference(to value: String, _ name: String) -> String {
    if let known = values.first(where: { $0.value == value }) { return known.name }
    var (free, number) = (name, 2)
    while !isFree(free, for: value) {
      free = "\(name)\(number)"
      number += 1
    }
    values.append((free, value))
    return free
  }

  private func isFree(_ name: String, for value: String) -> Bool {
    let variable = WidgetName.variable(name)
    let isUsed = values.contains { WidgetName.variable($0.name) == variable }
    return !isUsed && !names.contains(name) && !variables.contains(variable)
      && environment[variable] ?? value == value
  }

  /// Returns a text with each secret replaced by three bullets, and a part of one at an end that was cut off.
  func redacted(_ text: String) -> String {
    let text = search.redacted(text)
    return values.reduce(text) { Self.withoutBeginning(of: $1.value, $0) }
  }

  /// Returns true if a text repeats a secret of more than a few letters.
  func areIn(_ text: String) -> Bool { search.isIn(text, least: Self.leastLooked) }

  /// The minimum number of leading bytes of a secret that are redacted at a cut.
  private static let least = 4

  /// Returns a text that was cut within a secret, without the part of the secret at its end.
  private static func withoutBeginning(of secret: String, _ text: String) -> String {
    let body = text.hasExactSuffix("…") ? text.unicodeScalars.dropLast() : text.unicodeScalars[...]
    let scalars = Array(secret.unicodeScalars)
    for count in stride(from: scalars.count - 1, through: least, by: -1)
    where body.suffix(count).elementsEqual(scalars[..<count]) {
      return String(body.dropLast(count)) + "•••"
    }
    return text
  }
}
