import FoundationEssentials
import WidgetArchive
import WidgetBase
import WidgetLayout
import WidgetSources
import WidgetTesting
import WidgetTimeline

/// The pictures of a bundle's widgets and previews, at a fixed moment and in a fixed environment.
@MainActor
struct GoldenBundle {
  /// A widget in a family, or a preview, that gave no picture.
  struct Failure: Equatable {
    let name: String
    let reason: String
  }

  private let executable: BundleExecutable
  private let date: Date
  /// The names that are left out, with what stands below them.
  private let skipped: [String]
  private let themes: [(scheme: String, theme: Theme)]

  private(set) var drawings: [GoldenDrawing] = []
  private(set) var failures: [Failure] = []
  /// The pictures that are not drawn although nothing failed.
  private(set) var remarks: [String] = []
  /// True if the program's own clock went on.
  private(set) var hasMovingClock = false

  /// The moment of pictures, unless another one is asked for: 9:41 on a Friday.
  static let usualDate = Date(timeIntervalSince1970: 1_767_951_660)

  init(program: String, at date: Date?, skipping skipped: [String]) throws {
    self.date = date ?? Self.usualDate
    self.skipped = skipped
    var executable = BundleExecutable(program, permissions: Permissions(), in: "/")
    executable.variables = Self.variables(at: self.date)
    self.executable = executable
    themes = [("dark", .standard), ("light", try ThemeLibrary().theme(named: "light"))]
  }

  /// The environment of the program: nothing of the machine's is seen in a picture.
  private static func variables(at date: Date) -> [String: String] {
    [
      "WIDGETTUI_CLOCK": "\(date.timeIntervalSince1970)", "TZ": "UTC", "LANG": "en_US.UTF-8",
      "LC_ALL": "en_US.UTF-8", "LANGUAGE": "en_US",
      // Sets and dictionaries have the same order each time.
      "SWIFT_DETERMINISTIC_HASHING": "1",
      // The last line of what a program says as it ends is its own.
      "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  /// Draws all that is not left out.
  mutating func draw() throws(BundleFailure) {
    let description = try executable.description(in: nil)
    guard description.previews == true else {
      throw BundleFailure(
        "it was built with an earlier version, which draws no timelines: build it again")
    }
    // Which Live Activities are on is no part of a project: their previews are drawn.
    for widget in description.widgets where widget.besides != true {
      for family in widget.families.compactMap({ WidgetFamily(name: $0) }) {
        draw(widget, family)
      }
    }
    for preview in try executable.answer(question(.previews)).compactMap(\.preview) {
      draw(preview)
    }
  }

  private func question(_ subject: BundleQuestion.Subject, kind: String = "") -> BundleQuestion {
    BundleQuestion(subject, kind: kind, InstanceSettings())
  }

  /// Returns true if a name is left out.
  private mutating func skips(_ name: String) -> Bool {
    guard skipped.contains(where: { name == $0 || name.hasExactPrefix("\($0)/") }) else {
      return false
    }
    remarks.append("\(name) is left out")
    return true
  }

  private mutating func draw(_ widget: BundleDescription.Widget, _ family: WidgetFamily) {
    let name = "Widgets/\(GoldenDrawing.fileName(widget.kind))/\(family.shortName)"
    if skips(name) { return }
    var question = question(.timeline, kind: widget.kind)
    let size = family.inside(of: Rect(size: family.tileSize)).size
    question.family = family.shortName
    (question.width, question.height) = (size.width, size.height)
    draw(question, named: name) { index, _ in "\(name)/entry-\(Self.number(index))" }
  }

  private mutating func draw(_ preview: BundlePreview) {
    let name = name(of: preview)
    if skips(name) { return }
    var question = question(.drawing)
    question.preview = preview.id
    draw(question, named: name) { index, picture in
      if let view = picture.name { return "\(name)/\(GoldenDrawing.fileName(view))" }
      return index.map { "\(name)-\(Self.number($0))" } ?? name
    }
  }

  /// Returns the path of a preview's files: below its file, or below its type.
  private func name(of preview: BundlePreview) -> String {
    guard let file = preview.file else { return "Previews/\(GoldenDrawing.fileName(preview.name))" }
    var stem = file.splitExactly(separator: "/").last.map(String.init) ?? file
    if stem.hasExactSuffix(".swift") { stem.removeLast(6) }
    let name = "Previews/\(GoldenDrawing.fileName(stem))/\(GoldenDrawing.fileName(preview.name))"
    let used = drawings.map(\.name) + failures.map { "\($0.name)-" }
    guard used.contains(where: { $0.hasExactPrefix("\(name)-") }) else { return name }
    // Two previews of a file may have one name.
    let number = String(preview.id.splitExactly(separator: "#").last ?? "2")
    return "\(name)-\(GoldenDrawing.fileName(number))"
  }

  private static func number(_ index: Int?) -> String {
    let number = (index ?? 0) + 1
    return number < 10 ? "0\(number)" : "\(number)"
  }

  /// Draws the answers to a question on a dark and on a light ground.
  ///
  /// - Parameter fileName: Returns the name of a picture; its index is `nil` for the only one.
  private mutating func draw(
    _ question: BundleQuestion, named name: String, fileName: (Int?, BundlePicture) -> String
  ) {
    for (scheme, theme) in themes {
      var question = question
      question.scheme = scheme
      do throws(BundleFailure) {
        let answers = try executable.answer(question)
        if let reason = answers.lazy.compactMap(\.unavailable).first {
          if scheme == "dark" { remarks.append("\(name) is not drawn: \(reason)") }
          return
        }
        let pictures = answers.compactMap(\.drawing)
        guard !pictures.isEmpty else { throw BundleFailure("no picture came") }
        if scheme == "dark", let left = answers.last?.left {
          remarks.append("\(name): \(left) later entries are not drawn")
        }
        var names: Set<String> = []
        for (index, (picture, archive)) in pictures.enumerated() {
          var base = fileName(pictures.count == 1 ? nil : index, picture)
          if !names.insert(base).inserted { base += "-\(index + 1)" }
          if let drawing = drawing(picture, archive, named: "\(base)-\(scheme)", theme) {
            drawings.append(drawing)
          }
        }
      } catch {
        failures.append(Failure(name: name, reason: Self.lasting("\(error)")))
        return
      }
    }
  }

  /// Returns a reason without the addresses that a program writes when it traps, which differ from run to run.
  private static func lasting(_ reason: String) -> String {
    reason.hasExactPrefix("ended by SIG") ? String(reason.prefix { $0 != ":" }) : reason
  }

  private mutating func drawing(
    _ picture: BundlePicture, _ archive: ArchivedTimeline, named name: String, _ theme: Theme
  ) -> GoldenDrawing? {
    if abs(picture.clock - date.timeIntervalSince1970) > 0.001 { hasMovingClock = true }
    guard let entry = archive.entries.first else { return nil }
    let drawn = AnyTimelineEntry(entry, of: archive.pictures)
    let grid = Self.grid(of: drawn, picture)
    let family = picture.family.map { "\($0), " } ?? ""
    let ground = theme.isLight ? "light" : "dark"
    return GoldenDrawing(
      name: name, title: "\(picture.title), \(family)\(grid.size), \(ground)", grid: grid,
      theme: theme)
  }

  /// Returns an entry in its family's tile, or alone.
  private static func grid(of entry: AnyTimelineEntry, _ picture: BundlePicture) -> CellGrid {
    guard let family = picture.family.flatMap({ WidgetFamily(name: $0) }) else {
      return entry.picture(size: picture.size, family: .systemLarge, at: entry.date).grid
    }
    let rect = Rect(size: family.tileSize)
    var painter = Painter(grid: CellGrid(size: rect.size))
    WidgetPane(
      kind: "golden", title: picture.title, family: family,
      hasContentMargins: picture.margins, state: .entry(entry)
    ).draw(in: rect, at: entry.date, with: &painter)
    return painter.grid
  }
}
