internal import FoundationEssentials
internal import WidgetLayout

/// A bundle's description of its widgets: the answer to `describe`.
///
/// docs/bundles.md is the reference.
package struct BundleDescription: Codable, Sendable, Hashable {
  /// The version of the protocol that this program speaks.
  package static let version = 1

  /// The version of the protocol that the bundle's program speaks.
  package var version = Self.version
  package var widgets: [Widget]
  /// True if the program answers questions about previews and timelines; `nil` for an earlier one.
  package var previews: Bool?

  package init(widgets: [Widget]) { (self.widgets, previews) = (widgets, true) }

  private enum CodingKeys: String, CodingKey {
    case version = "widgettui-bundle"
    case widgets, previews
  }

  /// One kind of widget.
  package struct Widget: Codable, Sendable, Hashable {
    package var kind: String
    package var name: String
    package var description: String
    /// The families by their short names.
    package var families: [String]
    /// False where its content takes the margins too.
    package var margins: Bool
    /// False while its source is absent from this machine.
    package var available: Bool
    package var parameters: [Parameter]
    /// The schemes of the addresses that the bundle opens.
    package var schemes: [String]
    /// The retirement of the kind, or `nil` if it is in use.
    package var retired: WidgetRetirement?
    /// True for a tile that is no widget of its author's, such as that of a Live Activity; `nil` for a widget.
    package var besides: Bool?
  }

  /// A parameter that boards may set.
  package struct Parameter: Codable, Sendable, Hashable {
    package var key: String
    package var title: String
    package var type: BundleParameterType
    /// Its default.
    package var value: ParameterValue

    private enum CodingKeys: String, CodingKey {
      case key, title, type
      case value = "default"
    }

    package init(key: String, title: String, type: ParameterType, value: ParameterValue) {
      (self.key, self.title, self.value) = (key, title, value)
      self.type = BundleParameterType(type)
    }

    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      key = try values.decode(String.self, forKey: .key)
      title = try values.decodeIfPresent(String.self, forKey: .title) ?? key
      type = try values.decodeIfPresent(BundleParameterType.self, forKey: .type) ?? .init(.text)
      value = try values.decodeIfPresent(ParameterValue.self, forKey: .value) ?? .none
    }
  }
}

extension BundleDescription.Widget {
  private enum CodingKeys: String, CodingKey {
    case kind, name, description, families, margins, available, parameters, schemes, retired
    case besides
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    kind = try values.decode(String.self, forKey: .kind)
    name = try values.decodeIfPresent(String.self, forKey: .name) ?? kind
    description = try values.decodeIfPresent(String.self, forKey: .description) ?? ""
    families = try values.decode([String].self, forKey: .families)
    margins = try values.decodeIfPresent(Bool.self, forKey: .margins) ?? true
    available = try values.decodeIfPresent(Bool.self, forKey: .available) ?? true
    parameters =
      try values.decodeIfPresent([BundleDescription.Parameter].self, forKey: .parameters) ?? []
    schemes = try values.decodeIfPresent([String].self, forKey: .schemes) ?? []
    retired = try values.decodeIfPresent(WidgetRetirement.self, forKey: .retired)
    besides = try values.decodeIfPresent(Bool.self, forKey: .besides)
  }

  /// Creates the description of a kind, or returns `nil` if the kind has settings that only this package
  /// can read.
  @MainActor
  package init?(_ description: WidgetDescription) {
    guard description.settings == nil else { return nil }
    self.init(
      kind: description.kind, name: description.displayName,
      description: description.description, families: description.families.map(\.shortName),
      margins: description.hasContentMargins, available: description.isAvailable(),
      parameters: (description.parameters?.parameters ?? []).map {
        BundleDescription.Parameter(key: $0.key, title: $0.title, type: $0.type, value: $0.value)
      }, schemes: description.links.filter { !$0.isOwn }.map(\.scheme),
      retired: description.retirement, besides: description.isBesides ? true : nil)
  }
}

/// An answer to `describe` that cannot be used.
package struct BundleDescriptionError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

extension BundleDescription {
  /// The most kinds of a bundle, parameters of a kind, and bytes of a name.
  private static let (mostKinds, mostParameters, longestName) = (200, 100, 200)
  /// The most values that are proposed for a parameter, previews of a bundle, and pictures of a preview.
  private static let (mostOptions, mostPreviews, mostPictures) = (1000, 1000, 100)

  private struct Version: Decodable {
    var version: Int
    private enum CodingKeys: String, CodingKey { case version = "widgettui-bundle" }
  }

  /// Reads a program's answer.
  package init(json: [UInt8]) throws(BundleDescriptionError) {
    let decoder = JSONDecoder()
    guard let version = try? decoder.decode(Version.self, from: Data(json)).version else {
      throw BundleDescriptionError(
        "it printed no description: expected JSON with the key widgettui-bundle")
    }
    guard version == Self.version else {
      throw BundleDescriptionError(
        version > Self.version
          ? "it speaks version \(version) of the bundle protocol, this program speaks "
            + "\(Self.version): install a newer widgettui"
          : "version \(version) of the bundle protocol is not known")
    }
    do {
      self = try decoder.decode(Self.self, from: Data(json))
    } catch {
      throw BundleDescriptionError("its description cannot be read: \(Self.words(error))")
    }
    try check()
  }

  /// Removes unknown families, and checks the rest.
  private mutating func check() throws(BundleDescriptionError) {
    guard widgets.count <= Self.mostKinds else {
      throw BundleDescriptionError("it has more than \(Self.mostKinds) kinds")
    }
    var known: Set<String> = []
    for index in widgets.indices {
      let widget = widgets[index]
      guard Self.isName(widget.kind), !widget.kind.contains("/") else {
        throw BundleDescriptionError(
          "a kind is named \(String(reflecting: String(widget.kind.prefix(40)))): expected at most "
            + "\(Self.longestName) bytes without / and control characters")
      }
      guard known.insert(widget.kind).inserted else {
        throw BundleDescriptionError("it has the kind \(widget.kind) twice")
      }
      var families: Set<WidgetFamily> = []
      widgets[index].families = widget.families.filter {
        WidgetFamily(name: $0).map { families.insert($0).inserted } ?? false
      }
      guard !widgets[index].families.isEmpty else {
        throw BundleDescriptionError("kind \(widget.kind) has no family that is known here")
      }
      guard widget.parameters.count <= Self.mostParameters else {
        throw BundleDescriptionError(
          "kind \(widget.kind) has more than \(Self.mostParameters) parameters")
      }
      if let wrong = widget.parameters.first(where: { !$0.isUsable }) {
        throw BundleDescriptionError(
          "parameter \(String(reflecting: String(wrong.key.prefix(40)))) of kind \(widget.kind) cannot be "
            + "used: expected a name, words of at most \(Self.longestName) characters, at most 1000 to "
            + "choose from, and bounds in their order")
      }
      widgets[index].parameters = widget.parameters.map(\.shown)
      widgets[index].schemes = widget.schemes.filter(Self.isScheme)
      widgets[index].name = Self.shown(widget.name)
      widgets[index].description = Self.shown(widget.description, limit: 2000)
      widgets[index].retired = widget.retired.map {
        WidgetRetirement(since: Self.shown($0.since), replacement: Self.shown($0.replacement))
      }
    }
  }

  /// Returns true for a scheme that a bundle may open: none of the desktop's.
  private static func isScheme(_ text: String) -> Bool {
    // Those of the desktop, and the program's own, whose addresses act.
    let taken = ["http", "https", "mailto", "file", "xbar", ActionAddress.scheme]
    return !text.isEmpty && !taken.contains(text)
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+.-".utf8.contains(byte)
      }
  }

  fileprivate static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= longestName && text == shown(text)
  }

  /// Returns a text without the characters that a terminal would obey.
  fileprivate static func shown(_ text: String, limit: Int = longestName) -> String {
    let scalars = text.unicodeScalars.prefix(limit).map { scalar -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func words(_ error: any Error) -> String {
    func path(_ keys: [any CodingKey]) -> String {
      let words = keys.map { $0.intValue.map(String.init) ?? String($0.stringValue.prefix(40)) }
      return words.isEmpty ? "its beginning" : words.joined(separator: ".")
    }
    return switch error as? DecodingError {
    case .keyNotFound(let key, let context): "\(path(context.codingPath + [key])) is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(path(context.codingPath)) is of another type"
    default: "it is not valid JSON"
    }
  }
}

extension BundleDescription.Parameter {
  /// True if it can be shown and set.
  fileprivate var isUsable: Bool { BundleDescription.isName(key) && type.type.isUsable }

  /// The parameter with a title as it can be shown.
  fileprivate var shown: Self {
    var shown = self
    shown.title = BundleDescription.shown(title)
    return shown
  }
}

extension BundleDescription {
  /// Returns the parameters of an answer that can be shown and set: each once, as many as a description may have.
  static func parameters(in answers: [BundleAnswer]) -> [Parameter] {
    var known: Set<String> = []
    var parameters: [Parameter] = []
    for parameter in answers.lazy.compactMap(\.parameter)
    where parameter.isUsable && known.insert(parameter.key).inserted {
      parameters.append(parameter.shown)
      if parameters.count == mostParameters { break }
    }
    return parameters
  }

  /// The most scalars of a value that is proposed.
  private static let longestValue = 2000

  private static func isShort(_ value: ParameterValue) -> Bool {
    (value.text ?? "").unicodeScalars.dropFirst(longestValue).isEmpty
  }

  /// Returns the values that an answer proposes, as far as a person can choose from them.
  static func options(in answers: [BundleAnswer]) -> [BundleAnswer.Option] {
    answers.lazy.compactMap(\.option).filter { isShort($0.value) }.prefix(mostOptions).map {
      option in
      BundleAnswer.Option(value: option.value, title: shown(option.title))
    }
  }

  /// Returns the previews of an answer, as many as a gallery can search while somebody types.
  package static func previews(in answers: [BundleAnswer]) -> [BundlePreview] {
    let all = answers.lazy.compactMap(\.preview)
    return Array(
      all.filter { $0.name.unicodeScalars.dropFirst(longestName).isEmpty }.prefix(mostPreviews))
  }

  /// Returns the answers with a picture of a preview, as many as a gallery shows of one.
  package static func pictures(in answers: [BundleAnswer]) -> [BundleAnswer] {
    Array(answers.lazy.filter { $0.picture != nil }.prefix(mostPictures))
  }
}
