import TestViews
import Testing
import WidgetLayout

@MainActor
@Suite("Modifiers that a terminal has no use for")
struct AcceptedModifiersTests {
  @Test func effectsLeaveThePictureAsItIs() throws {
    try expect(3, 1, " a") {
      Text("a")
        .shadow(radius: 3).shadow(color: .black, radius: 2, x: 0, y: 1).blur(radius: 2)
        .rotationEffect(.degrees(90)).rotationEffect(Angle(radians: 1), anchor: .topLeading)
        .scaleEffect(2).scaleEffect(x: 1, y: 2, anchor: .bottom)
        .blendMode(.multiply).drawingGroup().compositingGroup().luminanceToAlpha()
        .saturation(0).grayscale(1).colorMultiply(.red).hueRotation(.degrees(3))
        .ignoresSafeArea().ignoresSafeArea(.container, edges: .bottom)
        .edgesIgnoringSafeArea(.all)
    }
  }

  @Test func movementsDoToo() throws {
    try expect(3, 1, " a") {
      Text("a")
        .animation(.easeInOut(duration: 0.3).delay(1), value: 3).animation(.default)
        .animation(nil, value: true)
        .transition(.opacity).transition(.asymmetric(insertion: .slide, removal: .scale))
        .transition(.move(edge: .top).combined(with: .opacity)).transition(.push(from: .bottom))
        .contentTransition(.numericText()).contentTransition(.numericText(value: 3))
        .contentTransition(.numericText(countsDown: true))
    }
  }

  @Test func eventsDoNotHappen() throws {
    var events = 0
    try expect(3, 1, " a") {
      Text("a")
        .onAppear { events += 1 }.onAppear(perform: nil).onDisappear { events += 1 }
        .onChange(of: 3) { events += 1 }.onChange(of: 3) { _, _ in events += 1 }
        .onChange(of: 3) { _ in events += 1 }
        .onTapGesture { events += 1 }
        .task {}.task(id: 3) {}.allowsHitTesting(false)
    }
    #expect(events == 0)
  }

  @Test func namesAndTypesDoToo() throws {
    try expect(3, 1, " a") {
      Text("a")
        .accessibilityLabel("a").accessibilityLabel(Text("a")).accessibilityHidden(true)
        .accessibilityElement(children: .combine).accessibilityAddTraits([.isButton, .isHeader])
        .accessibility(label: Text("a")).accessibilityValue("1").accessibilityHint("b")
        .id(3).tag("a").previewDisplayName("a").previewLayout(.sizeThatFits)
        .previewContext(WidgetPreviewContext(family: .systemSmall))
        .monospacedDigit().monospaced().fontDesign(.rounded).fontWidth(.condensed).kerning(1)
        .tracking(1).baselineOffset(2).minimumScaleFactor(0.5).allowsTightening(true)
    }
  }

  @Test func otherPlacesOfWidgetsDoToo() throws {
    try expect(3, 1, " a") {
      Text("a")
        .widgetAccentable().widgetLabel("label").widgetLabel { Text("label") }
        .widgetCurvesContent().contentMargins(.all, 4).contentMargins(8)
        .preferredColorScheme(.dark).symbolVariant(.fill).symbolRenderingMode(.hierarchical)
        .imageScale(.small).buttonBorderShape(.capsule).listStyle(.plain)
        .listRowBackground(Color.red).navigationTitle("Title").controlSize(.small)
    }
  }

  @Test func imagesStayImages() throws {
    try expect(3, 1, " ☆") {
      Image(systemName: "star").resizable().renderingMode(.template).symbolRenderingMode(.palette)
        .interpolation(.high).antialiased(true).widgetAccentedRenderingMode(.accented)
        .scaledToFit()
    }
  }
}

/// Previews only have to compile here.
private struct Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("a").previewContext(WidgetPreviewContext(family: .systemMedium))
      Text("b").previewDevice("iPhone")
    }
  }
}
