public import FoundationEssentials

/// A value's words for people, as in AppIntents.
public struct DisplayRepresentation: Sendable, Hashable {
  /// A small picture beside the words; not shown here.
  public struct Image: Sendable, Hashable {
    /// A symbol.
    public init(systemName: String, isTemplate: Bool? = nil) {}
    /// A picture of the app's assets.
    public init(named: String, isTemplate: Bool? = nil) {}
    /// A picture's bytes.
    public init(data: Data, isTemplate: Bool? = nil) {}
    /// A picture at a URL.
    public init(url: URL, isTemplate: Bool? = nil) {}
  }

  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  public var synonyms: [LocalizedStringResource]

  /// A title, what stands below it, and a picture.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A type's words for people, as in AppIntents.
public struct TypeDisplayRepresentation: Sendable, Hashable {
  public var name: LocalizedStringResource
  public var numericFormat: LocalizedStringResource?
  public var synonyms: [LocalizedStringResource]

  /// What a value of the type is called.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }
}

extension TypeDisplayRepresentation: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// What an intent does, in words, as in AppIntents.
public struct IntentDescription: Sendable, Hashable {
  public let descriptionText: LocalizedStringResource
  public let categoryName: LocalizedStringResource?
  public let searchKeywords: [LocalizedStringResource]
  public let resultValueName: LocalizedStringResource?

  /// What an intent does, and where and by which words it is found.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }
}

extension IntentDescription: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// What an intent says or asks, as in AppIntents; never said here.
public struct IntentDialog: Sendable, Hashable {
  /// What is shown and what is spoken.
  public let full: LocalizedStringResource

  /// Words to be shown and spoken.
  public init(_ full: LocalizedStringResource) { self.full = full }

  /// Words to be spoken, and shorter ones for beside a picture.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
  }
}

extension IntentDialog: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
