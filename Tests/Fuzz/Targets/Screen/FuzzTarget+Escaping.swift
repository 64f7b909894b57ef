import FoundationEssentials
import WidgetArchive
import WidgetLayout

@testable import WidgetSources
@testable import WidgetStatus
@testable import WidgetTUI

extension FuzzTarget {
  /// Text made inert has nothing that acts, also when it is made inert twice; as JSON it is the same
  /// data.
  static let escaping = FuzzTarget("escaping") { bytes, promises in
    let text = String(decoding: bytes, as: UTF8.self)
    let inert = InertText.text(text)
    promises.expectInert(inert, "inert text")
    promises.expect(InertText.text(inert) == inert, "other text the second time")
    let json = InertText.json(Datum.text(text).json)
    promises.expectInert(json, "JSON")
    promises.expect((try? JSON.datum(json)) == .text(text), "other data in the JSON")
    let quoted = VisibleText.quoted(text)
    promises.expectInert(quoted, "quoted text")
    promises.expect(!quoted.unicodeScalars.contains("\n"), "a line end in quoted text")
    promises.expect(quoted.unicodeScalars.count <= 61, "a long quote")
  }

  /// A status line keeps its width and is data alone for tmux, Pango, JSON and the terminal.
  static let status = FuzzTarget("status") { bytes, promises in
    let text = String(decoding: bytes.prefix(2000), as: UTF8.self)
    for reading in readings(of: text) {
      let line = StatusLine([reading], width: 30, at: now, asleep: 0)
      let data = promises.expectOneIsolate(in: line.text)
      promises.expectInert(data, "a line")
      promises.expect(!data.utf8.contains { $0 < 0x20 }, "a control character")
      promises.expect(Painter.width(of: data) <= 30, "a line of more columns")
      promises.expectInertForTmux(line.text(.tmux), showing: line.text)
      let block = try? JSON.datum(line.text(.i3bar))
      promises.expect(block?["full_text"] == .text(line.text), "other text for i3bar")
      let module = try? JSON.datum(line.text(.waybar))
      promises.expect(module?["text"]?.words?.withoutMarkup == line.text, "other text for Pango")
    }
  }

  /// Readings that show a text in each place of a status line.
  private static func readings(of text: String) -> [StatusReading] {
    let instance = WidgetInstance(
      id: "fuzz/inline", kind: "fuzz", family: .accessoryInline, configuration: [:])
    var failing = ArchivedTimeline(instance: instance, title: text)
    failing.failure = StandingFailure(
      reason: text, isDenied: false, since: now, attempts: 1, next: nil)
    var shown = ArchivedTimeline(instance: instance, title: "fuzz")
    var painter = Painter(grid: CellGrid(size: Size(width: 40, height: 1)))
    painter.write(text, x: 0, y: 0, width: 40, style: 0)
    shown.loaded = now
    shown.entries = [ArchivedEntry(date: now, pictures: [shown.pictures.add(painter.grid)])]
    return [.archive(failing), .archive(shown), .unknown(text), .waiting(text)]
  }
}

extension Promises {
  /// Expects at most one isolate, around a whole text, and returns what is in it.
  ///
  /// A status line isolates a widget with letters from right to left.
  fileprivate mutating func expectOneIsolate(in text: String) -> String {
    var scalars = Substring(text).unicodeScalars
    guard scalars.first == "\u{2068}" else { return text }
    scalars.removeFirst()
    expect(scalars.popLast() == "\u{2069}", "an isolate without an end")
    return String(scalars)
  }

  /// Expects a line in which tmux finds our styles alone, and shows a text.
  fileprivate mutating func expectInertForTmux(_ line: String, showing text: String) {
    var rest = Substring(line).unicodeScalars
    var shown = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      guard scalar == "#" else {
        shown.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "#": shown.append("#")
      case "[":
        let style = rest.prefix { $0 != "]" }
        rest = rest.dropFirst(style.count + 1)
        let isOurs = style.allSatisfy {
          "abcdefghijklmnopqrstuvwxyz0123456789=,#".unicodeScalars.contains($0)
        }
        expect(isOurs, "tmux reads the style \(style)")
      case let other: broken(because: "tmux reads # and \(other.map { "\($0)" } ?? "the end")")
      }
    }
    expect(String(shown) == text, "other text for tmux")
  }
}

extension String {
  /// The text that Pango shows, or `nil` if it reads markup.
  fileprivate var withoutMarkup: String? {
    guard !unicodeScalars.contains("<"), !unicodeScalars.contains(">") else { return nil }
    var rest = unicodeScalars[...]
    var shown = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      guard scalar == "&" else {
        shown.append(scalar)
        continue
      }
      let name = String(String.UnicodeScalarView(rest.prefix { $0 != ";" }))
      guard let character = ["amp": "&", "lt": "<", "gt": ">"][name] else { return nil }
      rest = rest.dropFirst(name.unicodeScalars.count + 1)
      shown.append(contentsOf: character.unicodeScalars)
    }
    return String(shown)
  }
}
