import TestViews
import Testing
import WidgetLayout

@MainActor
@Suite("Canvases")
struct CanvasTests {
  @Test("Paths are filled and stroked, texts stand at places")
  func drawing() throws {
    try expectStyles(
      10, 4,
      """


            ab
      ──────────
      ---
      aaaa······
      aaaa······
      ······bb··
      bbbbbbbbbb
      ---
      a  none on red
      b  text
      """
    ) {
      Canvas { context, size in
        context.fill(
          Path(ShapeRect(minX: 0, minY: 0, width: 32, height: 32)), with: .color(.red))
        var line = Path()
        line.move(to: ShapePoint(0, size.height - 8))
        line.addLine(to: ShapePoint(size.width, size.height - 8))
        context.stroke(line, with: .foreground, lineWidth: 1)
        context.draw(Text("ab"), at: ShapePoint(56, 40))
      }
    }
  }

  @Test("Anchors, transforms and layers of their own")
  func contexts() throws {
    try expect(8, 3, "ab    cd", "", "   ef") {
      Canvas { context, size in
        context.draw(Text("ab"), at: ShapePoint(0, 0), anchor: .topLeading)
        context.draw(
          context.resolve(Text("cd")), at: ShapePoint(size.width, 0), anchor: .topTrailing)
        context.drawLayer { layer in
          layer.translateBy(x: 24, y: 32)
          layer.draw(Text("ef"), at: ShapePoint(0, 0), anchor: .topLeading)
        }
        var other = context
        other.opacity = 0
        other.draw(Text("zz"), at: ShapePoint(0, 0), anchor: .topLeading)
      }
    }
    try expect(6, 1, "  ████") {
      Canvas { context, _ in
        context.translateBy(x: 16, y: 0)
        context.scaleBy(x: 2, y: 1)
        context.fill(Path(ShapeRect(minX: 0, minY: 0, width: 16, height: 16)), with: .color(.red))
      }
    }
    try expect(6, 1, "██") {
      Canvas { context, size in
        context.clip(to: Path(ShapeRect(minX: 0, minY: 0, width: 16, height: 16)))
        context.fill(
          Path(ShapeRect(minX: 0, minY: 0, width: size.width, height: 16)), with: .color(.red))
      }
    }
  }

  @Test("A clip of the even-odd rule leaves out what its path encloses twice")
  func evenOddClip() throws {
    for (isEvenOdd, expected) in [(true, "██  ██"), (false, "██████")] {
      try expect(6, 1, expected) {
        Canvas { context, size in
          var path = Path(ShapeRect(minX: 0, minY: 0, width: size.width, height: 16))
          path.addRect(ShapeRect(minX: 16, minY: 0, width: 16, height: 16))
          context.clip(to: path, style: FillStyle(eoFill: isEvenOdd))
          context.fill(
            Path(ShapeRect(minX: 0, minY: 0, width: size.width, height: 16)), with: .color(.red))
        }
      }
    }
  }

  @Test("A canvas draws views of its own by their tags")
  func symbols() throws {
    try expect(6, 2, "AA", "    x") {
      Canvas { context, _ in
        if let first = context.resolveSymbol(id: 1) {
          context.draw(first, in: ShapeRect(minX: 0, minY: 0, width: 16, height: 16))
        }
        if let second = context.resolveSymbol(id: "b") {
          context.draw(second, at: ShapePoint(36, 24))
        }
      } symbols: {
        Letter("A").tag(1)
        Text("x").tag("b")
      }
    }
  }
}
