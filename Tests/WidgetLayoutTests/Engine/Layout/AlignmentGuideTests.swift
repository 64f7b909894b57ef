import TestViews
import Testing
import WidgetLayout

private enum Colon: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { context.width / 2 }
}

extension HorizontalAlignment {
  fileprivate static let colon = HorizontalAlignment(Colon.self)
}

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { context[.bottom] / 3 }
}

extension VerticalAlignment {
  fileprivate static let third = VerticalAlignment(Third.self)
}

@MainActor
@Suite("Alignment guides")
struct AlignmentGuideTests {
  @Test("A guide moves a view, and the stack is as wide as all of them together")
  func moved() throws {
    try expect(6, 3, "  abcd", "ef", "  gh") {
      VStack(alignment: .leading) {
        Text("abcd")
        Text("ef").alignmentGuide(.leading) { $0[.leading] + 16 }
        Text("gh")
      }
    }
  }

  @Test("A guide is where the author says, by the view's own size")
  func bySize() throws {
    try expect(6, 2, "abcd", "    ef") {
      VStack(alignment: .trailing) {
        Text("abcd")
        Text("ef").alignmentGuide(.trailing) { $0[.leading] }
      }
    }
    try expect(5, 3, "aa x", "aa", "aa") {
      HStack(alignment: .top) {
        Letter("a").frame(columns: 2, rows: 3)
        Text("x").alignmentGuide(.top) { $0[.top] }
      }.frame(columns: 5, alignment: .leading)
    }
  }

  @Test("A row's guide may lift a view above the others")
  func lifted() throws {
    try expect(5, 3, "  x", "A", "A") {
      HStack(alignment: .top) {
        Letter("A").frame(columns: 1, rows: 2)
        Text("x").alignmentGuide(.top) { $0[.bottom] }
      }.frame(columns: 5, alignment: .leading)
    }
  }

  @Test("Half a cell is the cell before it")
  func halves() throws {
    try expect(2, 2, "ab", "cd") {
      VStack(alignment: .leading) {
        Text("ab")
        Text("cd").alignmentGuide(.leading) { _ in -4 }
      }
    }
    try expect(3, 2, "ab", " cd") {
      VStack(alignment: .leading) {
        Text("ab")
        Text("cd").alignmentGuide(.leading) { _ in -5 }
      }
    }
  }

  @Test("A guide of one's own goes through stacks, paddings and frames")
  func own() throws {
    func row(_ left: String, _ right: String) -> some View {
      HStack(spacing: 0) {
        Text(left)
        Text(":").alignmentGuide(.colon) { $0[.leading] }
        Text(right)
      }
    }
    try expect(12, 3, "Total:1", "    A:22", " Mean:333") {
      VStack(alignment: .colon) {
        row("Total", "1")
        row("A", "22").padding(.leading, 8)
        row("Mean", "333").frame(columns: 9, alignment: .leading)
      }.frame(columns: 12, alignment: .leading)
    }
  }

  @Test("Views that say nothing have the guide where its type puts it")
  func defaultOfOwn() throws {
    try expect(4, 3, "A", "A x", "A") {
      HStack(alignment: .third) {
        Letter("A").frame(columns: 1, rows: 3)
        Text("x").alignmentGuide(.third) { _ in 0 }
      }.frame(columns: 4, alignment: .leading)
    }
  }

  @Test("Layers stand with their guides on one point")
  func layers() throws {
    try expect(6, 2, "AAAA", "   xyz") {
      ZStack(alignment: .topLeading) {
        Letter("A").frame(columns: 4, rows: 1)
        Text("xyz").alignmentGuide(.leading) { _ in -24 }.alignmentGuide(.top) { _ in -16 }
      }
    }
  }

  @Test("An overlay is moved by its guide: a badge on the corner")
  func overlay() throws {
    try expect(6, 3, "   1", "AAAA", "AAAA") {
      Letter("A").frame(columns: 4, rows: 2)
        .overlay(alignment: .topTrailing) {
          Text("1").alignmentGuide(.top) { $0[.bottom] }
        }
        .padding(.top, 16).frame(columns: 6, alignment: .leading)
    }
  }

  @Test("A frame aligns its content by the content's guide")
  func frame() throws {
    try expect(6, 1, "  ab") {
      Text("ab").alignmentGuide(.leading) { _ in -16 }.frame(columns: 6, alignment: .leading)
    }
  }

  @Test("The first baseline is a text's first row, wherever the text stands")
  func firstBaseline() throws {
    try expect(8, 4, "  one", "  two", "1 three", "  four") {
      HStack(alignment: .firstTextBaseline) {
        Text("1")
        VStack(alignment: .leading) {
          Text("three")
          Text("four")
        }
        .alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] }
        .overlay(alignment: .topLeading) {
          Text("one\ntwo").fixedSize().alignmentGuide(.top) { $0[.bottom] }
        }
      }
      .padding(.top, 32)
      .frame(columns: 8, alignment: .leading)
    }
    try expect(9, 3, "1 one", "  twoAA", "  three") {
      HStack(alignment: .firstTextBaseline) {
        Text("1")
        Text("one\ntwo\nthree")
      }
      .overlay(alignment: .trailing) { Letter("A").frame(columns: 2, rows: 1) }
      .padding(.trailing, 16)
    }
  }

  @Test("The last baseline is a text's last row; a view without texts stands on it")
  func lastBaseline() throws {
    try expect(8, 3, "  one", "  two AA", "1 six AA") {
      HStack(alignment: .lastTextBaseline) {
        Text("1")
        Text("one\ntwo\nsix")
        Letter("A").frame(columns: 2, rows: 2)
      }
    }
    try expect(8, 3, "      AA", "1 one AA", "  two") {
      HStack(alignment: .firstTextBaseline) {
        Text("1")
        Text("one\ntwo")
        Letter("A").frame(columns: 2, rows: 2)
      }.frame(columns: 8, alignment: .leading)
    }
  }

  @Test("A baseline goes through a padding and a background")
  func baselineInside() throws {
    try expect(5, 3, "", "x  y", "") {
      HStack(alignment: .firstTextBaseline) {
        Text("x")
        Text("y").padding(.horizontal, 8).padding(.vertical, 16).background { Color.clear }
      }.frame(columns: 5, alignment: .leading)
    }
  }

  @Test("Cells of a grid's row stand on the row's baseline")
  func grid() throws {
    try expect(6, 3, "   A", "   A", " x A") {
      Grid(alignment: .leadingFirstTextBaseline) {
        GridRow {
          Text("x")
          Letter("A").frame(columns: 1, rows: 3)
        }
      }.frame(columns: 6, alignment: .center)
    }
  }

  @Test("A guide leaves its stack: what is around the stack is aligned by it too")
  func propagation() throws {
    try expect(6, 2, "d", "ef") {
      VStack(alignment: .leading) {
        Text("ab")
        Text("cd").alignmentGuide(.leading) { _ in 8 }
      }
      .frame(rows: 1, alignment: .bottomLeading)
      .overlay(alignment: .bottomLeading) { Text("ef").alignmentGuide(.bottom) { _ in 0 } }
      .frame(columns: 6, rows: 2, alignment: .topLeading)
    }
  }

  @Test("A guide that is no number is none")
  func odd() throws {
    try expect(4, 2, "ab", "c") {
      VStack(alignment: .leading) {
        Text("ab")
        Text("c").alignmentGuide(.leading) { _ in .nan }
      }.frame(columns: 4, alignment: .leading)
    }
  }

  @Test("Dimensions tell where somebody put a guide")
  func explicit() throws {
    var told: [Double?] = []
    try expect(4, 2, "ab", "cd") {
      VStack(alignment: .leading) {
        Text("ab")
        Text("cd").alignmentGuide(.trailing) { _ in 3 }
          .alignmentGuide(.leading) { dimensions in
            told = [
              dimensions[explicit: .trailing], dimensions[.trailing],
              dimensions[explicit: .leading],
              dimensions[.firstTextBaseline], dimensions.width, dimensions.height,
            ]
            return 0
          }
      }.frame(columns: 4, alignment: .leading)
    }
    #expect(told == [3, 3, nil, 16, 16, 16])
  }
}
