import SwiftUI
import Testing
import WidgetTesting

private struct Half: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct Framed: InsettableShape {
  var amount: CGFloat = 0

  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount * 8, dy: amount * 16)) }

  func inset(by amount: CGFloat) -> some InsettableShape { Framed(amount: self.amount + amount) }
}

@Suite("Geometry in Core Graphics' types")
@MainActor
struct PathTests {
  @Test func shapesOfOnesOwn() throws {
    try expectPicture(picture(columns: 6, rows: 2) { Half() }.text, equals: "███\n███\n")
    try expectPicture(
      picture(columns: 6, rows: 3) { Framed().inset(by: 1) }.text, equals: "\n ████\n\n")
    #expect(Half().path(in: CGRect(x: 0, y: 0, width: 80, height: 20)).boundingRect.width == 40)
  }

  @Test func readersTellTheirSize() throws {
    let picture = picture(columns: 10, rows: 1) {
      GeometryReader { proxy in
        let size: CGSize = proxy.size
        let width: CGFloat? = size.width / 2
        Text("half of it").lineLimit(1).frame(width: width)
      }
    }
    try expectPicture(picture.text, equals: "half…\n")
  }

  @Test func settingsAreRead() throws {
    struct Counter: View {
      static let store = UserDefaults(suiteName: "widgettui-tests") ?? .standard
      @AppStorage("count", store: store) var count = 3
      @AppStorage("name", store: store) var name: String?
      var body: some View { Text("\(count) \(name ?? "none")") }
    }
    Counter.store.removeObject(forKey: "count")
    try expectPicture(picture(columns: 8, rows: 1) { Counter() }.text, equals: " 3 none\n")
    Counter.store.set(12, forKey: "count")
    Counter.store.set("a", forKey: "name")
    try expectPicture(picture(columns: 8, rows: 1) { Counter() }.text, equals: "  12 a\n")
    Counter.store.removePersistentDomain(forName: "widgettui-tests")
  }
}
