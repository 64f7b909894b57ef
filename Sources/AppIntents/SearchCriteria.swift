/// The words that a person searches for in an app, as in AppIntents.
public protocol SearchCriteria: _IntentValue, Hashable, Sendable {
  /// The type of the places that can be searched.
  associatedtype SearchScopes = Void
}

/// Words that a person searches for, as in AppIntents; a board writes them as they are.
public struct StringSearchCriteria: SearchCriteria {
  public typealias SearchScopes = [StringSearchScope]
  /// The words.
  public var term: String

  /// Creates the search for words.
  public init(term: String) { self.term = term }

  public static var parameterType: ParameterType { .text }
  public var parameterValue: ParameterValue { .text(term) }

  public static func value(for value: ParameterValue) throws -> StringSearchCriteria {
    guard let term = value.text else { throw ParameterError(value, expected: parameterType) }
    return StringSearchCriteria(term: term)
  }
}

/// A place that can be searched, as in AppIntents.
public enum StringSearchScope: String, AppEnum {
  case general, movies, tv, freeformVideo

  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Search Scope"
  public static let caseDisplayRepresentations: [StringSearchScope: DisplayRepresentation] = [
    .general: "General", .movies: "Movies", .tv: "TV", .freeformVideo: "Video",
  ]
}

/// A kind of video, as in AppIntents.
public enum VideoCategory: String, AppEnum {
  case movies, tv, freeform

  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Video Category"
  public static let caseDisplayRepresentations: [VideoCategory: DisplayRepresentation] = [
    .movies: "Movies", .tv: "TV", .freeform: "Freeform",
  ]
}

/// An intent that shows what an app finds, as in AppIntents.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  associatedtype Criteria: SearchCriteria
  /// The places that can be searched.
  static var searchScopes: Criteria.SearchScopes { get }
  /// The words of the search.
  var criteria: Criteria { get set }
}

extension ShowInAppSearchResultsIntent {
  public static var openAppWhenRun: Bool { true }
}

extension ShowInAppSearchResultsIntent where Criteria.SearchScopes == Void {
  /// No places.
  public static var searchScopes: Void { () }
}

/// An intent that plays a video, as in AppIntents.
public protocol PlayVideoIntent: SystemIntent {
  /// The kinds of videos that it plays.
  static var supportedCategories: [VideoCategory] { get }
  /// The words of the video.
  var term: String { get set }
}

extension PlayVideoIntent {
  public static var openAppWhenRun: Bool { true }
}
