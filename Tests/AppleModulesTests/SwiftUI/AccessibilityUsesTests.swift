import SwiftUI
import Testing
import WidgetTesting

// Accessibility as apps write it.

private struct RatingView: View {
  @AccessibilityFocusState private var isFocused: Bool
  @AccessibilityFocusState(for: .voiceOver) private var field: Int?
  @Namespace private var space
  @State private var rating = 3

  var body: some View {
    Text("\(rating)")
      .accessibilityLabel("Rating")
      .accessibilityHeading(.h2)
      .speechSpellsOutCharacters()
      .accessibilityValue("\(rating) of 5")
      .accessibilityHint(Text("Swipe"))
      .accessibilityInputLabels(["Rating", "Stars"])
      .accessibilityAddTraits([.isButton, .isModal])
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: rating += 1
        case .decrement: rating -= 1
        @unknown default: break
        }
      }
      .accessibilityAction { rating = 0 }
      .accessibilityAction(named: "Reset") { rating = 0 }
      .accessibilityAction(.escape) {}
      .accessibilityActions { Button("Best") { rating = 5 } }
      .accessibilityFocused($isFocused)
      .accessibilityFocused($field, equals: 1)
      .accessibilityCustomContent("Kind", "Tea", importance: .high)
      .accessibilityCustomContent(AccessibilityCustomContentKey("Size"), Text("Small"))
      .accessibilityRotor("Stars") {
        AccessibilityRotorEntry("First", id: 1)
        ForEach(0..<3, id: \.self) { AccessibilityRotorEntry(Text("\($0)"), id: $0, in: space) }
        if rating > 3 { AccessibilityRotorEntry("Best", id: 5) }
      }
      .accessibilityRotor(.headings, entries: [Star(id: 1)], entryLabel: \.name)
      .accessibilityRepresentation { Slider(value: .constant(0.5)) }
      .accessibilityChildren { Text("Star") }
      .accessibilityChartDescriptor(Stars())
      .accessibilityZoomAction { _ = $0.direction == .zoomIn }
      .accessibilityShowsLargeContentViewer()
      .accessibility(label: Text("Rating"))
      .accessibility(hidden: false)
      .help("How good it was")
  }
}

private struct Star: Identifiable {
  let id: Int
  var name: String { "Star" }
}

private struct Stars: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(
      title: "Stars", summary: nil,
      xAxis: AXCategoricalDataAxisDescriptor(title: "Tea", categoryOrder: ["Green"]),
      yAxis: AXNumericDataAxisDescriptor(title: "Stars", range: 0...5, gridlinePositions: []) {
        "\($0) stars"
      },
      series: [
        AXDataSeriesDescriptor(
          name: "Tea", isContinuous: false, dataPoints: [AXDataPoint(x: "Green", y: 3)])
      ])
  }
}

@Suite("Accessibility of apps")
@MainActor
struct AccessibilityUsesTests {
  @Test func cellsStayAsTheyAre() throws {
    let picture = picture(columns: 3, rows: 1) { RatingView() }
    try expectPicture(picture.text, equals: " 3\n")
  }

  @Test func textsStayTexts() throws {
    let text: Text =
      Text("a").accessibilityLabel("b").speechAdjustedPitch(0.5).accessibilityHeading(.h1)
    let picture = picture(columns: 2, rows: 1) { text + Text("c") }
    try expectPicture(picture.text, equals: "ac\n")
  }

  @Test func namesOfUIKit() {
    #expect(ColorScheme(.dark) == .dark)
    #expect(ColorScheme(.unspecified) == nil)
    #expect(UIUserInterfaceStyle(.light) == .light)
    #expect(UIUserInterfaceStyle(ColorScheme?.none) == .unspecified)
    #expect(DynamicTypeSize(.accessibilityLarge) == .accessibility2)
    #expect(UIContentSizeCategory(DynamicTypeSize.xLarge) == .extraLarge)
    #expect(ContentSizeCategory(.unspecified) == nil)
    #expect(UserInterfaceSizeClass(.compact) == .compact)
    #expect(UILegibilityWeight(.bold) == .bold)
    #expect(LayoutDirection(.rightToLeft) == .rightToLeft)
    #expect(UIAccessibilityContrast(.increased) == .high)
  }
}
