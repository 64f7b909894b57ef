@_exported import AppleFoundation

/// A type of data, as in Uniform Type Identifiers.
public struct UTType: Sendable, Hashable, Codable {
  public let identifier: String
  public let preferredFilenameExtension: String?
  public let preferredMIMEType: String?

  private init(_ identifier: String, _ suffix: String? = nil, _ mime: String? = nil) {
    self.identifier = identifier
    preferredFilenameExtension = suffix
    preferredMIMEType = mime
  }

  private static let known: [UTType] = [
    .png, .jpeg, .gif, .tiff, .webP, .heic, .svg, .pdf, .json, .xml, .html, .plainText, .rtf,
    .commaSeparatedText, .mp3, .wav, .mpeg4Movie, .mpeg4Audio, .quickTimeMovie, .zip,
  ]

  /// Creates a known type, or one of an app's own.
  public init?(_ identifier: String) {
    self = Self.known.first { $0.identifier == identifier } ?? UTType(identifier, nil, nil)
  }

  /// Creates the type of files with a name's extension; nil if it is not known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard
      let found = Self.known.first(where: { $0.suffixes.contains(filenameExtension.lowercased()) })
    else { return nil }
    self = found
  }

  /// Creates the type of a MIME type; nil if it is not known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = Self.known.first(where: { $0.preferredMIMEType == mimeType.lowercased() })
    else { return nil }
    self = found
  }

  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, nil, nil)
  }

  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, nil, nil)
  }

  private var suffixes: [String] {
    self == .jpeg ? ["jpeg", "jpg"] : [preferredFilenameExtension].compactMap { $0 }
  }

  /// Returns true for the type itself, for data and content, and for a picture of `image`.
  public func conforms(to type: UTType) -> Bool {
    if self == type || type == .data || type == .item || type == .content { return true }
    let parts = ["image": UTType.image, "audio": .audio, "video": .movie, "text": .text]
    guard let group = preferredMIMEType?.split(separator: "/").first else { return false }
    return parts[String(group)] == type
  }

  public static let item: UTType = UTType("public.item")
  public static let content: UTType = UTType("public.content")
  public static let data: UTType = UTType("public.data", nil, "application/octet-stream")
  public static let folder: UTType = UTType("public.folder")
  public static let directory: UTType = UTType("public.directory")
  public static let url: UTType = UTType("public.url")
  public static let fileURL: UTType = UTType("public.file-url")
  public static let image: UTType = UTType("public.image")
  public static let movie: UTType = UTType("public.movie")
  public static let audio: UTType = UTType("public.audio")
  public static let text: UTType = UTType("public.text")
  public static let plainText: UTType = UTType("public.plain-text", "txt", "text/plain")
  public static let utf8PlainText: UTType = UTType("public.utf8-plain-text")
  public static let png: UTType = UTType("public.png", "png", "image/png")
  public static let jpeg: UTType = UTType("public.jpeg", "jpeg", "image/jpeg")
  public static let gif: UTType = UTType("com.compuserve.gif", "gif", "image/gif")
  public static let tiff: UTType = UTType("public.tiff", "tiff", "image/tiff")
  public static let webP: UTType = UTType("org.webmproject.webp", "webp", "image/webp")
  public static let heic: UTType = UTType("public.heic", "heic", "image/heic")
  public static let svg: UTType = UTType("public.svg-image", "svg", "image/svg+xml")
  public static let pdf: UTType = UTType("com.adobe.pdf", "pdf", "application/pdf")
  public static let json: UTType = UTType("public.json", "json", "application/json")
  public static let xml: UTType = UTType("public.xml", "xml", "application/xml")
  public static let html: UTType = UTType("public.html", "html", "text/html")
  public static let rtf: UTType = UTType("public.rtf", "rtf", "text/rtf")
  public static let commaSeparatedText: UTType = UTType(
    "public.comma-separated-values-text", "csv", "text/csv")
  public static let mp3: UTType = UTType("public.mp3", "mp3", "audio/mpeg")
  public static let wav: UTType = UTType("com.microsoft.waveform-audio", "wav", "audio/vnd.wave")
  public static let mpeg4Movie: UTType = UTType("public.mpeg-4", "mp4", "video/mp4")
  public static let mpeg4Audio: UTType = UTType("public.mpeg-4-audio", "m4a", "audio/mp4")
  public static let quickTimeMovie: UTType = UTType(
    "com.apple.quicktime-movie", "mov", "video/quicktime")
  public static let zip: UTType = UTType("public.zip-archive", "zip", "application/zip")
  public static let propertyList: UTType = UTType("com.apple.property-list", "plist")
}
