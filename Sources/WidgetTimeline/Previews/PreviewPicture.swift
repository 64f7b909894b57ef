package import FoundationEssentials
package import WidgetLayout

/// One picture of a preview, in the size in which it is drawn.
@MainActor
package struct PreviewPicture {
  package let entry: AnyTimelineEntry
  /// The family of the widget; `nil` for a view without one.
  package let family: WidgetFamily?
  package let title: String
  /// The size in cells, inside the border of a family's tile.
  package let size: Size
  package let hasContentMargins: Bool
  /// The name of a view in a `PreviewProvider`; `nil` for any other picture.
  package var name: String?

  package init(
    entry: AnyTimelineEntry, family: WidgetFamily?, title: String, size: Size,
    hasContentMargins: Bool
  ) {
    (self.entry, self.family, self.title) = (entry, family, title)
    (self.size, self.hasContentMargins) = (size, hasContentMargins)
  }
}

extension ProgramPreview {
  /// The columns of a phone that is 390 points wide, and the rows of one that is 844 points high.
  private static let device = Size(width: 48, height: 52)
  /// The most cells of a side.
  private static let most = 200

  /// Returns the pictures: one of a view at a date, and one for each entry of a widget.
  package func pictures(at now: Date = Date()) async throws -> [PreviewPicture] {
    switch try content() {
    case .preview(.view(let view, let layout)):
      let settings = PreviewSettings(layout: layout)
      return [picture(of: PreviewPart(view: view, settings: settings), at: now)]
    case .parts(let parts):
      return parts.enumerated().map { index, part in
        let own = parts.count == 1 ? name : "\(name) \(index + 1)"
        return picture(of: part, named: part.settings.name ?? own, at: now)
      }
    case .preview(.widget(let widget)): return try await pictures(of: widget)
    case .preview(.unavailable(let words)): throw PreviewUnavailable(words: words)
    }
  }

  private func pictures(of widget: WidgetPreview) async throws -> [PreviewPicture] {
    let size = Self.size(of: widget.family)
    return try await widget.entries(size).map {
      PreviewPicture(
        entry: $0, family: widget.family, title: widget.title, size: size,
        hasContentMargins: widget.hasContentMargins)
    }
  }

  private func picture(
    of part: PreviewPart, named name: String? = nil, at now: Date
  ) -> PreviewPicture {
    let settings = part.effectiveSettings
    let entry = AnyTimelineEntry(date: now, view: part.view)
    var picture = PreviewPicture(
      entry: entry, family: settings.family, title: name ?? self.name,
      size: settings.family.map(Self.size) ?? size(of: entry, settings.layout),
      hasContentMargins: settings.family != nil)
    picture.name = name
    return picture
  }

  private static func size(of family: WidgetFamily) -> Size {
    family.inside(of: Rect(size: family.tileSize)).size
  }

  /// Returns the size of a view that is no widget.
  private func size(of entry: AnyTimelineEntry, _ layout: PreviewLayout?) -> Size {
    switch layout {
    case .fixed(let width, let height):
      Size(width: Self.cells(width, per: 8), height: Self.cells(height, per: 16))
    case .sizeThatFits: entry.idealSize ?? Size(width: 1, height: 1)
    case .device, nil:
      Size(
        width: Self.device.width,
        height: min(entry.rows(columns: Self.device.width), Self.device.height))
    }
  }

  private static func cells(_ points: Double, per cell: Double) -> Int {
    guard points.isFinite else { return most }
    return max(1, min(most, Int((points / cell).rounded(.up))))
  }
}

/// The reason why a preview has no picture here, in words.
package struct PreviewUnavailable: Error, CustomStringConvertible {
  let words: String
  package var description: String { words }
}
