import TestViews
import Testing
import WidgetLayout

/// A layout of views side by side, each as wide as the widest.
private struct EqualWidths: Layout {
  struct Cache {
    var widest: DisplaySize
    var gaps: [Double]
  }

  func makeCache(subviews: Subviews) -> Cache {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = subviews.indices.map { index in
      index + 1 < subviews.count
        ? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal) : 0
    }
    return Cache(
      widest: DisplaySize(
        width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0),
      gaps: gaps)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> DisplaySize {
    DisplaySize(
      width: cache.widest.width * Double(subviews.count) + cache.gaps.reduce(0, +),
      height: cache.widest.height)
  }

  func placeSubviews(
    in bounds: DisplayRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var x = bounds.minX
    for (view, gap) in zip(subviews, cache.gaps) {
      view.place(
        at: DisplayPoint(x: x + cache.widest.width / 2, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(cache.widest))
      x += cache.widest.width + gap
    }
  }
}

private struct Turn: LayoutValueKey {
  static let defaultValue = 0.0
}

/// A layout of views on a circle, each at the fraction of a turn that it sets.
private struct Radial: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> DisplaySize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: DisplayRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (sines, radius) = ([0, 1, 0, -1.0], min(bounds.width, bounds.height) / 2 - 8)
    for view in subviews {
      let quarter = Int(view[Turn.self] * 4) % 4
      view.place(
        at: DisplayPoint(
          x: bounds.midX + radius * sines[quarter],
          y: bounds.midY - radius * sines[(quarter + 1) % 4]),
        anchor: .center, proposal: .unspecified)
    }
  }
}

/// A layout that gives each of three views a third of the width.
private struct Thirds: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> DisplaySize {
    proposal.replacingUnspecifiedDimensions(by: DisplaySize(width: 90, height: 16))
  }

  func placeSubviews(
    in bounds: DisplayRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let third = bounds.width / 3
    for (index, view) in subviews.enumerated() {
      view.place(
        at: DisplayPoint(x: bounds.minX + Double(index) * third, y: bounds.minY),
        proposal: ProposedViewSize(width: third, height: bounds.height))
    }
  }
}

/// A layout that places nothing.
private struct Lazy: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> DisplaySize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: DisplayRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// A row whose leading guide is the start of its second view.
private struct SecondLeads: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> DisplaySize {
    HStackLayout(spacing: 0).sizeThatFits(
      proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: DisplayRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    HStackLayout(spacing: 0).placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: DisplayRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> Double? {
    guide == .leading ? bounds.minX + subviews[0].dimensions(in: .unspecified).width : nil
  }
}

@MainActor
@Suite("Layouts of one's own")
struct CustomLayoutTests {
  private let tags = ["swift", "linux", "tui", "widgets", "cells"]

  @Test("Tags flow; equal gaps stay equal, although a row and a half is no number of cells")
  func flow() throws {
    try expect(
      14, 5, "swift linux", "", "tui widgets", "", "cells"
    ) {
      Tags { ForEach(tags, id: \.self) { Text($0) } }.frame(columns: 14, alignment: .leading)
    }
    try expect(14, 3, "swift linux", "tui widgets", "cells") {
      Tags(spacing: 4) { ForEach(tags, id: \.self) { Text($0) } }
        .frame(columns: 14, alignment: .leading)
    }
  }

  @Test("A stack gives a layout the rows that its rounding takes")
  func growth() throws {
    try expect(
      14, 7, "top", "swift linux", "", "tui widgets",
      "", "cells", "bottom"
    ) {
      VStack(alignment: .leading) {
        Text("top")
        Tags { ForEach(tags, id: \.self) { Text($0) } }
        Text("bottom")
      }.frame(columns: 14, alignment: .leading)
    }
  }

  @Test("Buttons are as wide as the widest; what is remembered is made once")
  func equalWidths() throws {
    try expect(20, 1, "   A   BBBB      C") {
      EqualWidths {
        Text("A")
        Text("BBBB  ")
        Text("C")
      }.frame(columns: 20)
    }
  }

  @Test("Views say to their layout where they want to be")
  func radial() throws {
    try expect(9, 5, "    12", "", " 9      3", "", "    6") {
      Radial {
        Text("12").layoutValue(key: Turn.self, value: 0)
        Text("3").layoutValue(key: Turn.self, value: 0.25).padding(0)
        Text("6").layoutValue(key: Turn.self, value: 0.5)
        Text("9").layoutValue(key: Turn.self, value: 0.75)
      }
    }
  }

  @Test("Offers are rounded down: three thirds are never more than there is")
  func thirds() throws {
    try expect(20, 1, "AAAAAA BBBBBB CCCCCC") {
      Thirds {
        Letter("A")
        Letter("B")
        Letter("C")
      }
    }
    try expect(9, 1, "AAABBBCCC") {
      Thirds {
        Letter("A")
        Letter("B")
        Letter("C")
      }
    }
  }

  @Test("What a layout does not place stands in its middle")
  func unplaced() throws {
    try expect(7, 3, "", "  abc", "") { Lazy { Text("abc") } }
  }

  @Test("A layout is built on a stack, and moves its own guide")
  func guide() throws {
    try expect(5, 2, "ab:cd", "   ef") {
      VStack(alignment: .leading) {
        SecondLeads {
          Text("ab:")
          Text("cd")
        }
        Text("ef")
      }
    }
  }

  @Test("The same views in one layout or another")
  func anyLayout() throws {
    func view(_ layout: AnyLayout) -> some View {
      layout {
        Text("ab")
        Spacer()
        Letter("C").frame(columns: 2, rows: 1)
      }
    }
    try expect(8, 3, "", "ab    CC", "") { view(AnyLayout(HStackLayout())) }
    try expect(4, 3, "ab", "", "CC") {
      view(AnyLayout(VStackLayout(alignment: .leading))).frame(columns: 4, alignment: .leading)
    }
    try expect(4, 1, "CC") {
      view(AnyLayout(ZStackLayout(alignment: .leading))).frame(columns: 4, alignment: .leading)
    }
    try expect(12, 1, "ab CC") {
      AnyLayout(Tags()) {
        Text("ab")
        Letter("C").frame(columns: 2, rows: 1)
      }.frame(columns: 12, alignment: .leading)
    }
    try expect(8, 2, "a   1", "abc 22") {
      AnyLayout(GridLayout(alignment: .leading)) {
        GridRow {
          Text("a")
          Text("1")
        }
        GridRow {
          Text("abc")
          Text("22")
        }
      }.frame(columns: 8, alignment: .leading)
    }
  }

  @Test("Offers and sizes outside are points")
  func points() {
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions().width == 10)
    #expect(ProposedViewSize.infinity.width == .infinity)
    #expect(ProposedViewSize(DisplaySize(width: 3, height: 4)).height == 4)
    #expect(HStackLayout.layoutProperties.stackOrientation == .horizontal)
    #expect(Tags.layoutProperties.stackOrientation == nil)
  }
}
