import FoundationEssentials
import WidgetArchive
import WidgetImport
import WidgetLayout
import WidgetSources
import WidgetTimeline

/// The drawing of all widgets of a bundle in all their families, through the protocol of bundles.
@MainActor
struct BundleDrawing {
  private let executable: BundleExecutable
  /// True if parts of the program end it.
  private let hasGaps: Bool

  init(program: String, hasGaps: Bool) {
    executable = BundleExecutable(program, permissions: Permissions(), in: "/")
    self.hasGaps = hasGaps
  }

  /// Returns the widgets with their pictures of sample data.
  func widgets() throws(BundleFailure) -> [ImportReport.Widget] {
    try executable.description(in: nil).widgets.filter { $0.besides != true }.map { widget in
      ImportReport.Widget(
        kind: widget.kind, name: widget.name,
        families: widget.families.compactMap { WidgetFamily(name: $0) }.map {
          let drawing = drawing(of: widget, $0)
          guard hasGaps, drawing.state != .failed, let gap = timelineGap(of: widget, $0) else {
            return drawing
          }
          return .init(family: $0.shortName, state: .failed, reason: gap)
        })
    }
  }

  /// Returns the part that the widget's timeline needs and that is a gap; `nil` if there is none.
  ///
  /// Sample data often come from elsewhere: a widget that is drawn with them alone would never have its own.
  private func timelineGap(
    of widget: BundleDescription.Widget, _ family: WidgetFamily
  ) -> String? {
    var question = BundleQuestion(.timeline, kind: widget.kind, InstanceSettings())
    let size = family.inside(of: Rect(size: family.tileSize)).size
    question.family = family.shortName
    (question.width, question.height) = (size.width, size.height)
    do throws(BundleFailure) {
      _ = try executable.answer(question)
      return nil
    } catch {
      return error.exitStatus == SourceGap.exitStatus ? "its timeline: \(error)" : nil
    }
  }

  private func drawing(
    of widget: BundleDescription.Widget, _ family: WidgetFamily
  ) -> ImportReport.Drawing {
    let pane = Rect(x: 0, y: 0, width: family.tileSize.width, height: family.tileSize.height)
    let tile = Tile(
      name: "import",
      instance: ConfiguredInstance(WidgetInstance(id: "import", kind: widget.kind, family: family)),
      title: widget.name, rect: pane, hasContentMargins: widget.margins)
    var question = BundleQuestion(.preview, kind: widget.kind, InstanceSettings())
    question.family = family.shortName
    (question.width, question.height) = (tile.inside.width, tile.inside.height)
    do throws(BundleFailure) {
      let archive = try executable.answer(question).lazy.compactMap(\.timeline).first { _ in true }
      guard let archive, let entry = archive.entries.first else {
        return .init(family: family.shortName, state: .failed, reason: "no picture came")
      }
      let drawn = AnyTimelineEntry(entry, of: archive.pictures)
      let inside = drawn.picture(
        size: tile.inside.size, margins: tile.margins, family: family, at: Date()
      ).grid
      // A gradient counts as content; a background of a single colour does not.
      let isBlank =
        inside.text.allSatisfy(\.isWhitespace) && Set(inside.styles.map(\.background)).count < 3
      var painter = Painter(grid: CellGrid(size: pane.size))
      WidgetPane(
        kind: widget.kind, title: widget.name, family: family, hasContentMargins: widget.margins,
        state: .entry(drawn)
      ).draw(in: pane, at: Date(), with: &painter)
      return .init(
        family: family.shortName, state: isBlank ? .blank : .drawn, picture: painter.grid.text)
    } catch {
      return .init(family: family.shortName, state: .failed, reason: "\(error)")
    }
  }
}
