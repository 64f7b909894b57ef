package import WidgetSettings

/// The secrets that a widget's source refers to by name; each is read again for every reading.
package struct Secrets: Sendable, Hashable {
  /// The places of the secrets, as written on a board: `{command: […]}`, `{env: NAME}`,
  /// `{file: PATH}` or `{keyring: NAME}`.
  package var places: [String: Setting]
  /// The values read for the current reading.
  private let known = KnownSecrets()

  package init(_ places: [String: Setting] = [:]) { self.places = places }

  /// Creates secrets without places, which redact a value that was read elsewhere.
  package init(redacting value: String) {
    places = [:]
    if !value.isEmpty { known["value"] = value }
  }

  /// A copy of the secrets in which no value has been read.
  package var afresh: Secrets { Secrets(places) }

  package static func == (one: Secrets, other: Secrets) -> Bool { one.places == other.places }

  package func hash(into hasher: inout Hasher) { hasher.combine(places) }

  /// Returns the text with each `${secret:name}` replaced by its value; throws if one cannot be
  /// read.
  ///
  /// - Parameters:
  ///   - folder: The folder that relative paths start from.
  ///   - timeout: The seconds that a command may take to print a secret.
  ///   - environment: The variables that secrets are read from, and that commands get.
  package func resolved(
    _ text: String, folder: String, timeout: Double, environment: ProcessEnvironment
  ) throws(SourceFailure) -> String {
    var result = ""
    for part in try SecretReference.parts(of: text) {
      switch part {
      case .text(let text): result += text
      case .secret(let name):
        result += try value(of: name, folder: folder, timeout: timeout, environment)
      }
    }
    return result
  }

  /// Returns the reasons why secrets that a setting refers to are unavailable now, if they are
  /// known without running a program.
  package func problems(
    in setting: Setting, folder: String, environment: ProcessEnvironment
  ) -> [SourceFailure] {
    SecretReference.names(in: setting).sorted().compactMap { name in
      guard let place = places[name] else {
        return SecretWords.unknown(name, of: places.keys.sorted())
      }
      return SecretPlace.problem(of: place, name: name, folder: folder, environment)
    }
  }

  /// Returns the text with `•••` in place of the values read here, also in the forms in which
  /// servers return them.
  package func redacted(_ text: String) -> String { known.redacted(text) }

  /// True if the value of one has been read here.
  var areRead: Bool { !known.isEmpty }

  /// Returns true if bytes that are to be kept have one of the values read here, in any form that can be read from
  /// them.
  func areIn(_ bytes: [UInt8]) -> Bool { known.withAll.areIn(bytes) }

  /// Takes over the values that other secrets have read, such as those of a connection that has a thread of its own.
  func learn(from other: Secrets) { known.learn(from: other.known) }

  /// Returns the failure without the values read here.
  package func redacted(_ failure: SourceFailure) -> SourceFailure {
    var failure = failure
    failure.reason = redacted(failure.reason)
    failure.detail = redacted(failure.detail)
    return failure
  }

  /// Returns the data without the values read here.
  package func redacted(_ datum: Datum) -> Datum {
    let known = known.withAll
    guard !known.isEmpty else { return datum }
    return datum.mapTexts(hiding: known.numbers) { text in
      // A shorter secret appears in all kinds of data, and replacing it there would reveal it.
      known.redacted(text, least: 4)
    }
  }

  /// The numbers that are secrets read here.
  var numbers: SecretNumbers { known.withAll.numbers }

  private func value(
    of name: String, folder: String, timeout: Double, _ environment: ProcessEnvironment
  ) throws(SourceFailure) -> String {
    if let value = known[name] { return value }
    guard let place = places[name] else {
      throw SecretWords.unknown(name, of: places.keys.sorted())
    }
    let value = try SecretPlace.read(
      place, name: name, folder: folder, timeout: timeout, environment)
    known[name] = value
    KnownSecrets.ofAll["\(name) \(place.json) \(folder)"] = value
    return value
  }
}

extension Datum {
  /// Returns the datum with every text changed, including the names of fields, and without some numbers.
  func mapTexts(
    hiding numbers: SecretNumbers = SecretNumbers([]), _ change: (String) -> String
  ) -> Datum {
    var names = ChangedNames()
    return mapTexts(&names, numbers, change)
  }

  private func mapTexts(
    _ names: inout ChangedNames, _ numbers: SecretNumbers, _ change: (String) -> String
  ) -> Datum {
    switch self {
    case .number(let number) where numbers.contains(number):
      return .text(KnownSecrets.markWords)
    case .null, .bool, .number: return self
    case .text(let text): return .text(change(text))
    case .list(let items): return .list(items.map { $0.mapTexts(&names, numbers, change) })
    case .record(let fields):
      return .record(
        fields.enumerated().map { place, field in
          Field(
            names.name(field.name, at: place, change),
            field.value.mapTexts(&names, numbers, change))
        })
    }
  }
}

/// The changed names of a table's columns: each is changed once and kept once, however many rows there are.
private struct ChangedNames {
  private var names: [(name: String, changed: String)] = []

  /// Returns the changed name of the field at a place of its record.
  mutating func name(_ name: String, at place: Int, _ change: (String) -> String) -> String {
    // Names of one column share their storage, so that comparing them takes no time.
    if place < names.count, names[place].name == name { return names[place].changed }
    let changed = change(name)
    if place < names.count {
      names[place] = (name, changed)
    } else if place == names.count {
      names.append((name, changed))
    }
    return changed
  }
}
