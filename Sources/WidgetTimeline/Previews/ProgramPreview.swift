internal import WidgetBase
internal import WidgetLayout

/// A preview in the sources of this program, found without a list of them.
@MainActor
package struct ProgramPreview {
  /// The name that tells it apart, the same from one build to the next unless its source changes.
  package let id: String
  /// The name for people: its author's, or else that of its file or type.
  package let name: String
  /// The module and the file; `nil` for a `PreviewProvider`, which does not know them.
  package let fileID: String?
  package let line: Int?
  /// The module that has it.
  package var module: String {
    String(id.prefix { $0 != (fileID == nil ? "." : "/") })
  }
  /// Returns what is drawn.
  let content: @MainActor () throws -> Content

  /// The content to draw.
  enum Content {
    case preview(Preview.Content)
    /// The views of a `PreviewProvider`, one by one.
    case parts([PreviewPart])
  }

  /// All previews of the program, sorted by their files. A `PreviewProvider` is one, whatever views it has.
  ///
  /// None of their views is made: code that traps is that of one preview.
  package static var all: [ProgramPreview] { registered + provided }

  private static var registered: [ProgramPreview] {
    let types = ConformingTypes.named("PreviewRegistry")
      .compactMap { $0 as? any PreviewRegistry.Type }
      .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
    var counts: [String: Int] = [:]
    return types.map { type in
      counts[type.fileID, default: 0] += 1
      return ProgramPreview(type, number: counts[type.fileID] ?? 1)
    }
  }

  /// Returns the Live Activities with attributes of a type that the program's first preview of such shows.
  package static func activities(of type: String) async -> [ActivityRecord] {
    let previews = ConformingTypes.named("PreviewRegistry")
      .compactMap { $0 as? any PreviewRegistry.Type }
      .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
    for preview in previews {
      guard let activities = (try? preview.makePreview())?.activities, activities.type == type
      else { continue }
      return await activities.records()
    }
    return []
  }

  private init(_ type: any PreviewRegistry.Type, number: Int) {
    (fileID, line) = (type.fileID, type.line)
    id = "\(type.fileID)#\(number)"
    let file = type.fileID.splitExactly(separator: "/").last.map(String.init) ?? type.fileID
    let stem = file.hasExactSuffix(".swift") ? String(file.dropLast(6)) : file
    name = (try? type.makePreview())?.name ?? "\(stem) \(number)"
    content = { .preview(try type.makePreview().content()) }
  }

  private static var provided: [ProgramPreview] {
    ConformingTypes.named("PreviewProvider").compactMap { $0 as? any PreviewProvider.Type }
      .map { ProgramPreview($0) }.sorted { $0.id < $1.id }
  }

  private init(_ type: any PreviewProvider.Type) {
    id = String(reflecting: type)
    name = id.splitExactly(separator: ".").last.map(String.init) ?? id
    (fileID, line) = (nil, nil)
    content = { .parts(type.parts) }
  }
}

extension PreviewProvider {
  /// The views of the canvas, one by one.
  fileprivate static var parts: [PreviewPart] { PreviewPart.all(of: previews) }
}
