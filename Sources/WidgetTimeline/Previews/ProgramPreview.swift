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
  /// Returns what is drawn.
  let content: @MainActor () throws -> Part

  /// What is drawn, with the settings that modifiers give it.
  enum Part {
    case preview(Preview.Content)
    case part(PreviewPart)
  }

  /// All previews of the program, sorted by their files.
  ///
  /// Each `PreviewProvider` is asked for its views, as a preview is a view in a group.
  package static var all: [ProgramPreview] { registered + provided }

  private static var registered: [ProgramPreview] {
    let types = ConformingTypes.named("PreviewRegistry").compactMap { $0 as? any PreviewRegistry.Type }
      .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
    var counts: [String: Int] = [:]
    return types.map { type in
      counts[type.fileID, default: 0] += 1
      return ProgramPreview(type, number: counts[type.fileID] ?? 1)
    }
  }

  private init(_ type: any PreviewRegistry.Type, number: Int) {
    (fileID, line) = (type.fileID, type.line)
    id = "\(type.fileID)#\(number)"
    let file = type.fileID.split(separator: "/").last.map(String.init) ?? type.fileID
    let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    name = (try? type.makePreview())?.name ?? "\(stem) \(number)"
    content = { .preview(try type.makePreview().content()) }
  }

  private static var provided: [ProgramPreview] {
    ConformingTypes.named("PreviewProvider").compactMap { $0 as? any PreviewProvider.Type }
      .map { (type: $0, name: String(reflecting: $0)) }.sorted { $0.name < $1.name }
      .flatMap { all(of: $0.type, named: $0.name) }
  }

  private static func all(
    of type: any PreviewProvider.Type, named name: String
  ) -> [ProgramPreview] {
    let parts = type.parts
    return parts.enumerated().map { index, part in
      let short = name.split(separator: ".").last.map(String.init) ?? name
      return ProgramPreview(
        id: "\(name)#\(index + 1)",
        name: part.settings.name ?? (parts.count == 1 ? short : "\(short) \(index + 1)"),
        fileID: nil, line: nil, content: { .part(part) })
    }
  }

  private init(
    id: String, name: String, fileID: String?, line: Int?,
    content: @escaping @MainActor () throws -> Part
  ) {
    (self.id, self.name, self.fileID, self.line) = (id, name, fileID, line)
    self.content = content
  }
}

extension PreviewProvider {
  /// The views of the canvas, one by one.
  fileprivate static var parts: [PreviewPart] { PreviewPart.all(of: previews) }
}
