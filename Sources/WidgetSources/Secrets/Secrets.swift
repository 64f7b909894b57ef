package import WidgetSettings

/// The secrets that a widget's source names, by reference: each is read anew for every reading.
package struct Secrets: Sendable, Hashable {
  /// Where each is kept, as it is written on a board: `{command: […]}`, `{env: NAME}`, `{file: PATH}`
  /// or `{keyring: NAME}`.
  package var places: [String: Setting]
  /// What they turned out to be in this reading.
  private let known = KnownSecrets()

  package init(_ places: [String: Setting] = [:]) { self.places = places }

  /// The same places, of which nothing has been read.
  package var afresh: Secrets { Secrets(places) }

  package static func == (one: Secrets, other: Secrets) -> Bool { one.places == other.places }

  package func hash(into hasher: inout Hasher) { hasher.combine(places) }

  /// A text with each `${secret:name}` replaced by what is kept there; throws where one cannot be read.
  ///
  /// Relative paths begin at `folder`; variables are those of `environment`; a command that gives a
  /// secret has `timeout` seconds.
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

  /// Why secrets that a setting names cannot be had now, as far as can be told without asking a
  /// program.
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

  /// A text without the values that were read here, nor the forms in which servers give them back;
  /// `•••` stands for each.
  package func redacted(_ text: String) -> String { known.redacted(text) }

  /// A failure without the values that were read here.
  package func redacted(_ failure: SourceFailure) -> SourceFailure {
    var failure = failure
    failure.reason = redacted(failure.reason)
    failure.detail = redacted(failure.detail)
    return failure
  }

  /// Data without the values that were read here.
  package func redacted(_ datum: Datum) -> Datum {
    known.isEmpty
      ? datum
      : datum.mapTexts { text in
        // What is this short is in all data, and would only say so.
        known.redacted(text, least: 4)
      }
  }

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
    return value
  }
}

extension SourceRequest {
  /// A text of a source's setting with each `${secret:name}` replaced; throws where one cannot be read.
  package func resolved(_ text: String) throws(SourceFailure) -> String {
    guard SecretReference.isIn(text) else { return text }
    return try secrets.resolved(
      text, folder: folder, timeout: timeout, environment: environment)
  }

  /// A setting with the secrets in all its texts; its keys are as they were.
  package func resolved(_ setting: Setting) throws(SourceFailure) -> Setting {
    switch setting {
    case .text(let text): return .text(try resolved(text))
    case .list(let items):
      var resolvedItems: [Setting] = []
      for item in items { resolvedItems.append(try resolved(item)) }
      return .list(resolvedItems)
    case .mapping(let entries):
      var resolvedEntries: [String: Setting] = [:]
      for (key, entry) in entries { resolvedEntries[key] = try resolved(entry) }
      return .mapping(resolvedEntries)
    }
  }
}

extension Datum {
  /// The same with every text replaced, names and all.
  func mapTexts(_ change: (String) -> String) -> Datum {
    switch self {
    case .null, .bool, .number: self
    case .text(let text): .text(change(text))
    case .list(let items): .list(items.map { $0.mapTexts(change) })
    case .record(let fields):
      .record(fields.map { Field(change($0.name), $0.value.mapTexts(change)) })
    }
  }
}
