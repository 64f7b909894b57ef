public import FoundationEssentials
public import WidgetLayout
public import WidgetTimeline

/// Compares the previews in a module's sources with golden files, one for each, which are stored beside the test.
///
/// ```swift
/// @MainActor @Test func previews() async throws {
///   try await expectGoldenPreviews(ofModule: "ShopWidgets")
/// }
/// ```
///
/// All forms of `#Preview` and all views of a `PreviewProvider` are drawn, on a dark and on a light ground; of a
/// widget's preview, each entry at its date. A preview that cannot be drawn here, such as that of a Dynamic Island, is
/// left out. In an optimized build only a `#Preview` outside of other types is found.
///
/// - Parameters:
///   - skipping: The names of previews to leave out.
///   - theme: The colours of roles.
///   - now: The date of views that are no widgets.
/// - Throws: `GoldenMismatches` with all that differ or fail, or an error if there is no preview.
@MainActor
public func expectGoldenPreviews(
  ofModule module: String, skipping: [String] = [], theme: Theme = .standard,
  at now: Date = Date(timeIntervalSinceReferenceDate: 0), timeZone: TimeZone = .gmt,
  file: String = #filePath, line: Int = #line
) async throws {
  let all = ProgramPreview.all
  let previews = all.filter { $0.module == module && !skipping.contains($0.name) }
  guard !previews.isEmpty else {
    throw MissingPreviews(module: module, known: Set(all.map(\.module)).sorted())
  }
  var errors: [any Error] = []
  for preview in previews {
    do {
      let pictures = try await preview.pictures(at: now)
      try expectGolden(
        goldenPictures(pictures, timeZone: timeZone), named: preview.fileName, theme: theme,
        file: file, line: line)
    } catch is PreviewUnavailable {
    } catch {
      errors.append(error)
    }
  }
  guard errors.isEmpty else { throw GoldenMismatches(errors: errors) }
}

/// Compares the entries of a widget's timeline with the golden file of a name, which is stored beside the test.
///
/// The provider is asked as on a board, with the defaults of its parameters. Each entry is drawn at its date, on a dark
/// and on a light ground.
///
/// - Parameters:
///   - families: The families to draw; `nil` for all that the widget supports.
///   - theme: The colours of roles.
/// - Throws: `PictureMismatch`, `GoldenFileError`, or the provider's failure.
@MainActor
public func expectGoldenTimeline(
  of widget: some Widget, named name: String, families: [WidgetFamily]? = nil,
  theme: Theme = .standard, timeZone: TimeZone = .gmt, file: String = #filePath, line: Int = #line
) async throws {
  let description = WidgetDescription(ofConfigurationOf: widget)
  var pictures: [PreviewPicture] = []
  for family in families ?? description.families {
    let size = family.inside(of: Rect(size: family.tileSize)).size
    let context = TimelineProviderContext(family: family, isPreview: false, size: size)
    pictures += try await description.source.entries(in: context).map {
      PreviewPicture(
        entry: $0, family: family, title: description.displayName, size: size,
        hasContentMargins: description.hasContentMargins)
    }
  }
  try expectGolden(
    goldenPictures(pictures, timeZone: timeZone), named: name, theme: theme, file: file, line: line)
}

/// Returns pictures on a dark and on a light ground, numbered where there are several.
@MainActor
private func goldenPictures(_ pictures: [PreviewPicture], timeZone: TimeZone) -> [GoldenPicture] {
  pictures.enumerated().flatMap { index, picture in
    [(ColorScheme.dark, "dark"), (.light, "light")].map { scheme, ground in
      let family = picture.family ?? .systemLarge
      let margins = family.margins(in: picture.size, isWanted: picture.hasContentMargins)
      let grid = picture.entry.shown(on: scheme, timeZone: timeZone).picture(
        size: picture.size, margins: margins, family: family, at: picture.entry.date
      ).grid
      let number = pictures.count > 1 ? "\(picture.name ?? "\(index + 1)"): " : ""
      let place = picture.family.map { "\($0), " } ?? ""
      return GoldenPicture("\(number)\(place)\(picture.size), \(ground)", grid)
    }
  }
}

extension ProgramPreview {
  /// The name of its golden file: that of its source, or of its type, and its own.
  fileprivate var fileName: String {
    guard fileID != nil else { return name }
    var words = id.prefix { $0 != "#" }.split(separator: "/").last.map(String.init) ?? id
    if words.hasSuffix(".swift") { words.removeLast(6) }
    let plain = "\(words)-\(name)".map { character in
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      return isPlain || "._".contains(character) ? character : "-"
    }
    return String(plain)
  }
}

/// Several golden files that differ, or previews that failed.
public struct GoldenMismatches: Error, CustomStringConvertible {
  /// The errors in the order of the previews.
  public let errors: [any Error]

  public var description: String { errors.map { "\($0)" }.joined(separator: "\n\n") }
}

/// The error of a module in which no preview was found.
struct MissingPreviews: Error, CustomStringConvertible {
  let module: String
  /// The modules that have previews.
  let known: [String]

  var description: String {
    "no preview was found in the module \(module); modules with previews: "
      + (known.isEmpty ? "none" : known.joined(separator: ", "))
      + ". The test links the module that has them."
  }
}
