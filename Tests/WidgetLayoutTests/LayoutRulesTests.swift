import Foundation
import Testing
import WidgetLayout
import WidgetTesting

/// An example on the page of layout rules: its name, its size, and its picture.
private struct Example {
  let name: String
  let size: Size
  let picture: String

  /// Returns the examples of a page: each is a comment with name and size, then the picture in a
  /// fence.
  static func all(in page: String) throws -> [Example] {
    let parts = page.components(separatedBy: "<!-- ").dropFirst()
    return try parts.map { part in
      let head = try #require(part.components(separatedBy: " -->").first)
        .components(separatedBy: " ")
      let numbers = try #require(head.last).components(separatedBy: "×").compactMap { Int($0) }
      let fenced = part.components(separatedBy: "```text\n")
      let picture = try #require(fenced.dropFirst().first?.components(separatedBy: "```").first)
      try #require(head.count == 2 && numbers.count == 2)
      return Example(
        name: head[0], size: Size(width: numbers[0], height: numbers[1]), picture: picture)
    }
  }
}

@MainActor
@Suite("The page of layout rules says what is so")
struct LayoutRulesTests {
  private let a = Letter("A")
  private let b = Letter("B")

  private var views: [String: AnyView] {
    [
      "padding": AnyView(a.padding()),
      "baseline": AnyView(
        HStack(alignment: .lastTextBaseline) {
          Text("1")
          Text("one\ntwo")
          Letter("a").frame(columns: 1, rows: 2)
        }.frame(columns: 8, alignment: .leading)),
      "guide": AnyView(
        VStack(alignment: .leading) {
          Text("abcd")
          Text("ef").alignmentGuide(.leading) { $0[.leading] + 16 }
        }),
      "custom": AnyView(
        Tags(spacing: 8) {
          Text("swift")
          Text("linux")
          Text("tui")
          Text("cells")
        }),
      "big-digits": AnyView(
        VStack(alignment: .leading) {
          Text("72").font(.largeTitle)
          Spacer()
          Text("left")
        }),
      "big-digits-spare": AnyView(
        VStack(alignment: .leading) {
          Text("72").font(.largeTitle)
          Text("of them are left")
        }),
      "narrow-padding": AnyView(Text("7").padding()),
      "rounding": AnyView(
        HStack(spacing: 12) {
          Text("a")
          Text("b")
          Text("c")
        }),
      "truncation": AnyView(
        VStack {
          Text("one two three").truncationMode(.middle)
          Text("one two three").truncationMode(.head)
        }.lineLimit(1)),
      "small-spacing": AnyView(
        HStack(spacing: 1) {
          Text("a")
          Text("b")
        }),
      "stack-spare": AnyView(
        HStack(spacing: 0) {
          a
          b
          Letter("C")
        }),
      "stack-text": AnyView(
        HStack {
          Text("Total")
          a
        }),
      "stack-both": AnyView(
        HStack {
          Text("abcdefgh")
          Text("efghijkl")
        }.lineLimit(1)),
      "spacer": AnyView(
        HStack {
          Text("Orders")
          Spacer()
          Text("1,284")
        }),
      "spacers": AnyView(
        HStack {
          Text("a")
          Spacer()
          Text("b")
          Spacer()
          Text("c")
        }),
      "priority": AnyView(
        HStack {
          Text("abcdefgh")
          Text("efghijkl").layoutPriority(1)
        }.lineLimit(1)),
      "frame": AnyView(Text("ab").frame(columns: 6, rows: 3, alignment: .bottomTrailing)),
      "frame-maximum": AnyView(
        HStack(spacing: 0) {
          a.frame(maxWidth: 32)
          b
        }),
      "centre": AnyView(
        VStack {
          Text("abcdef")
          Text("x")
        }),
      "bottom": AnyView(
        HStack(alignment: .bottom) {
          Letter("a").frame(columns: 1)
          Text("c")
          Spacer()
          Letter("b").frame(columns: 1)
        }),
      "layers": AnyView(
        ZStack(alignment: .bottomTrailing) {
          a
          Text("x")
        }),
      "grid": AnyView(
        Grid(alignment: .leading) {
          GridRow {
            Text("/")
            GaugeBar(part: 0.5)
          }
          GridRow {
            Text("/home")
            GaugeBar(part: 1)
          }
        }),
      "adaptive": AnyView(
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 32))]) {
          ForEach(Array("ABCD".unicodeScalars), id: \.value) { Letter($0).frame(rows: 1) }
        }),
      "fit": AnyView(
        ViewThatFits {
          Text("temperature")
          Text("temp.")
          Text("t")
        }),
      "wrap": AnyView(Text("one two three four five")),
      "wide": AnyView(Text("日本語").lineLimit(1)),
      "ratio": AnyView(a.aspectRatio(1, contentMode: .fit)),
      "overflow": AnyView(
        VStack {
          Text("a")
          Text("b")
          Text("c")
        }),
    ]
  }

  @Test func everyExampleIsDrawnAsThePageHasIt() throws {
    let page = try String(
      contentsOfFile: #filePath.components(separatedBy: "/Tests/")[0] + "/docs/layout-rules.md",
      encoding: .utf8)
    let examples = try Example.all(in: page)
    #expect(Set(examples.map(\.name)) == Set(views.keys))
    for example in examples {
      let view = try #require(views[example.name])
      let grid = picture(columns: example.size.width, rows: example.size.height) { view }
      // The page shows empty cells, which a picture's text omits at the ends of lines.
      let shown = grid.text.components(separatedBy: "\n").dropLast().map { line in
        let width = Painter.width(of: line)
        return line.replacingOccurrences(of: " ", with: "·")
          + String(repeating: "·", count: max(0, example.size.width - width))
      }
      try expectPicture(shown.joined(separator: "\n") + "\n", equals: example.picture)
    }
  }
}
