internal import FoundationEssentials
package import WidgetArchive
package import WidgetLayout

/// A question to a bundle's program: its command `answer` reads it as JSON from the variable
/// `WIDGETTUI_QUESTION`.
package struct BundleQuestion: Codable, Sendable, Hashable {
  /// The variable that has the question.
  package static let variable = "WIDGETTUI_QUESTION"

  package enum Subject: String, Codable, Sendable {
    /// The parameters that matter with these values.
    case parameters
    /// The values that are proposed for a parameter.
    case options
    /// Asks if an address may come from such a widget.
    case suits
    /// Opens an address.
    case open
    /// A picture of sample data.
    case preview
    /// The previews in the program's sources.
    case previews
    /// The pictures of one of them.
    case drawing
    /// The pictures of the entries of a widget's timeline.
    case timeline
  }

  package var subject: Subject
  package var kind: String
  /// The widget's settings on the board, with its place, as words.
  private var configuration: [String: String]
  /// The values of parameters.
  package var values: [String: ParameterValue]?
  package var parameter: String?
  package var words: String?
  package var address: String?
  package var family: String?
  /// The size in cells of the picture that is wanted.
  package var width: Int?
  package var height: Int?
  /// The preview that is drawn.
  package var preview: String?
  /// The ground on which is drawn: `light`, or else dark.
  package var scheme: String?

  /// Creates a question about a widget with these settings.
  package init(_ subject: Subject, kind: String, _ settings: InstanceSettings) {
    self.subject = subject
    self.kind = kind
    configuration = settings.words
  }

  /// The widget's settings and its place.
  package var settings: InstanceSettings { InstanceSettings(words: configuration) }
}

/// A line of the answer.
package struct BundleAnswer: Codable, Sendable, Hashable {
  /// A parameter or a value that is proposed.
  package var parameter: BundleDescription.Parameter?
  package var option: Option?
  package var suits: Bool?
  /// The state of an address that is being opened: `loading`, `opened`, `done` or `failed`.
  package var state: String?
  package var lines: [String]?
  /// True if the widget reloads after what was done.
  package var reloads: Bool?
  /// The kinds of the bundle whose other widgets reload too.
  package var kinds: [String]?
  /// A picture of sample data or of a page, as an archive in Base64.
  package var archive: String?
  /// The description of the archive's picture.
  package var picture: BundlePicture?
  /// A preview in the program's sources.
  package var preview: BundlePreview?
  /// The reason why a preview has no picture here; `nil` if it has one.
  package var unavailable: String?
  /// The number of entries after the last one that were not drawn.
  package var left: Int?
  /// The reason why there is no answer, or `nil` if there is one.
  package var error: String?

  package struct Option: Codable, Sendable, Hashable {
    package var value: ParameterValue
    package var title: String

    package init(value: ParameterValue, title: String) { (self.value, self.title) = (value, title) }
  }

  package init() {}

  /// Creates the answer with the state of an address that is being opened.
  package init(_ state: LinkRoute.State) {
    switch state {
    case .loading(let words): (self.state, lines) = ("loading", [words])
    case .opened(let page): (self.state, lines) = ("opened", page.lines)
    case .done(let words, let reloads, let kinds):
      (self.state, lines, self.reloads) = ("done", [words], reloads)
      self.kinds = kinds.isEmpty ? nil : kinds.sorted()
    case .failed(let words): (self.state, lines) = ("failed", [words])
    }
  }

  /// The state of a line that has one.
  package var linkState: LinkRoute.State? {
    switch state {
    case "loading": .loading(lines?.first ?? "")
    case "opened": .opened(page)
    case "done": .done(lines?.first ?? "", reloads: reloads ?? false, kinds: Set(kinds ?? []))
    case "failed": .failed(lines?.first ?? "")
    default: nil
    }
  }
}

extension BundleAnswer {
  /// The archive that the line contains.
  package var timeline: ArchivedTimeline? {
    archive.flatMap { Data(base64Encoded: $0) }.flatMap { try? ArchivedTimeline(bytes: Array($0)) }
  }

  private var page: LinkedPage { LinkedPage(lines ?? [], archive: timeline) }

  /// Adds a picture of `size` cells of an entry of a widget.
  @MainActor
  package mutating func draw(
    _ entry: AnyTimelineEntry, of instance: WidgetInstance, title: String, size: Size,
    hasContentMargins: Bool
  ) {
    let picture = ArchivedTimeline(
      picture: entry, of: instance, title: title, size: size, hasContentMargins: hasContentMargins)
    archive = Data(picture.bytes).base64EncodedString()
  }
}

/// The reason why a bundle's program gave no answer.
package struct BundleFailure: Error, Equatable, CustomStringConvertible {
  package let description: String
  /// The status with which the program ended, if that is the reason.
  package let exitStatus: Int?

  package init(_ description: String, exitStatus: Int? = nil) {
    (self.description, self.exitStatus) = (description, exitStatus)
  }
}
