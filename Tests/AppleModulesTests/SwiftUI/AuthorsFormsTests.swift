import SwiftUI
import Testing
import WidgetTesting

// Forms that apps use beside those of widgets, written as they write them.

/// Puts views one under another, each a column further in.
private struct Stairs: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes: [CGSize] = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.enumerated().map { CGFloat($0) * 8 + $1.width }.max() ?? 0,
      height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = CGPoint(x: bounds.minX, y: bounds.minY)
    for subview in subviews {
      let size: CGSize = subview.sizeThatFits(.unspecified)
      subview.place(at: point, proposal: ProposedViewSize(size))
      point.x += 8
      point.y += size.height
    }
  }
}

private struct Warning: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.red }
}

private final class Shop: ObservableObject {
  @Published var name = "Ulm"
}

@Observable private final class Till {
  var sum = 12
}

private struct ShopView: View {
  @EnvironmentObject private var shop: Shop
  @Environment(Till.self) private var till
  @Environment(\.dismiss) private var dismiss
  @State private var isShown = false
  @GestureState private var isPressed = false
  @FocusState private var isFocused: Bool
  @Namespace private var space

  var body: some View {
    Text("\(shop.name) \(till.sum)")
      .matchedGeometryEffect(id: "name", in: space)
      .gesture(
        DragGesture(minimumDistance: 0)
          .updating($isPressed) { _, state, _ in state = true }
          .onEnded { value in if value.translation.width > 40 { dismiss() } }
      )
      .sheet(isPresented: $isShown) { Text("Never") }
      .toolbar { ToolbarItem(placement: .primaryAction) { Button("Close") { dismiss() } } }
      .focused($isFocused)
  }
}

@Suite("Forms of apps")
@MainActor
struct AuthorsFormsTests {
  @Test func layoutsInCoreGraphicsTypes() throws {
    let picture = picture(columns: 6, rows: 3) {
      Stairs {
        Text("one")
        Text("two")
        Text("six")
      }
    }
    try expectPicture(picture.text, equals: "one\n two\n  six\n")
  }

  @Test func canvasesInCoreGraphicsTypes() throws {
    let picture = picture(columns: 4, rows: 2) {
      Canvas { context, size in
        let half = CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)
        context.fill(Path(half), with: .color(.red))
      }
    }
    try expectPicture(picture.text, equals: "██\n██\n")
  }

  @Test func stylesOfOnesOwn() throws {
    let own = picture(columns: 2, rows: 1) { Text("!").foregroundStyle(Warning()) }
    let red = picture(columns: 2, rows: 1) { Text("!").foregroundStyle(.red) }
    #expect(own.textWithStyles == red.textWithStyles)
    #expect(own.textWithStyles.contains("red"))
  }

  @Test func objectsComeFromAbove() throws {
    let picture = picture(columns: 8, rows: 1) {
      ShopView().environmentObject(Shop()).environment(Till())
    }
    try expectPicture(picture.text, equals: " Ulm 12\n")
  }

  @Test func inputsShowTheirValues() throws {
    let picture = picture(columns: 14, rows: 5) {
      VStack(alignment: .leading) {
        TextField("Name", text: .constant("Ada"))
        TextField("Empty", text: .constant(""))
        SecureField("Code", text: .constant("abcd"))
        Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }
        LabeledContent("Sum", value: "12")
      }
    }
    try expectPicture(
      picture.text, equals: "Ada\nEmpty\n••••\nSize\nSum         12\n")
  }

  @Test func missingPicturesShowNothing() throws {
    let picture = picture(columns: 6, rows: 1) {
      HStack(spacing: 0) {
        Text("a")
        Image("NoSuchPicture")
        Text("b")
      }
    }
    try expectPicture(picture.text, equals: "  ab\n")
  }

  @Test func animatedValuesAreNumbers() {
    var pair = AnimatablePair(1.0, AnimatablePair(2.0, 3.0))
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(2, AnimatablePair(4, 6)))
    #expect(pair.magnitudeSquared == 56)
    #expect(
      Color(red: 0, green: 0, blue: 0).mix(with: Color(red: 1, green: 1, blue: 1), by: 0.5)
        .description == "#808080FF")
  }
}
