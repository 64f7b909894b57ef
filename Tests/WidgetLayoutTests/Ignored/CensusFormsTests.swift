import Foundation
import TestViews
import Testing
import WidgetLayout

private struct Order: Identifiable {
  let id: Int
  let name: String
}

private struct WidthKey: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
}

/// Tests of the forms in which real widgets write views and modifiers.
@MainActor
@Suite("Forms that real widgets use")
struct CensusFormsTests {
  private let orders = [Order(id: 1, name: "a"), Order(id: 2, name: "b")]
  private let now = Date.reference

  @Test("Texts of keys, numbers, dates, symbols and other texts")
  func texts() throws {
    let name = "Ann"
    try expect(
      16, 8, "Hello, Ann", "verbatim", "3.14 7", "1,234", "bold plain", "☂ 5", "key", "1:00"
    ) {
      VStack(alignment: .leading) {
        Text("Hello, \(name)")
        Text(verbatim: "verbatim")
        Text("\(3.14159, specifier: "%.2f") \(7)")
        Text(1234, format: .number.locale(Locale(identifier: "en_US")))
        Text("bold").bold().foregroundColor(.red) + Text(" plain").font(.caption)
        Text("\(Image(systemName: "cloud.rain")) \(5)")
        Text("key", comment: "for translators")
        Text("\(Date(timeIntervalSinceReferenceDate: 60), style: .timer)")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test("Labels, images and links")
  func labels() throws {
    let key: LocalizedStringKey = "Keyed"
    let url = try #require(URL(string: "https://example.com"))
    try expect(16, 6, "☼ Sun", "x y", "☼ Keyed", "[P] Photo", "Open", "[ Tap ]") {
      VStack(alignment: .leading) {
        Label("Sun", systemImage: "sun.max")
        Label {
          Text("y")
        } icon: {
          Text("x")
        }
        Label(key, systemImage: "sun.max")
        Label("Photo", image: "photo")
        Link("Open", destination: url)
        Button("Tap") {}
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .widgetURL(url)
    }
  }

  @Test("Stacks in all their forms, with spacers and dividers")
  func stacks() throws {
    try expect(16, 6, "a    b", "c d", "──────", "   e", "", "1 a 2 b") {
      VStack(alignment: .leading, spacing: 0) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("a")
          Spacer(minLength: 32)
          Text("b")
        }.fixedSize()
        HStack {
          Text("c")
          Text("d")
        }
        Divider().frame(width: 48)
        VStack(spacing: 16) {
          Text("e")
          EmptyView()
          HStack(spacing: 8) {
            ForEach(orders) { order in
              HStack {
                Text("\(order.id)")
                Text(order.name)
              }.id(order.id)
            }
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    try expect(4, 3, " 0a", " 1b", " 01") {
      VStack(alignment: .leading) {
        ForEach(Array(orders.enumerated()), id: \.offset) { index, order in
          Text("\(index)\(order.name)")
        }
        HStack(spacing: 0) { ForEach(0..<2) { Text("\($0)") } }
      }
    }
  }

  @Test("Frames, paddings, backgrounds and overlays")
  func frames() throws {
    try expect(10, 5, "", "  B", " BaB", "  B", "") {
      Text("a")
        .padding(.all, 8).padding(EdgeInsets(top: 16, leading: 0, bottom: 0, trailing: 0))
        .frame(width: 24, height: 48, alignment: .bottom)
        .background(alignment: .center) { Text(" B\nB B\n B").fixedSize() }
        .overlay(alignment: .topLeading) { Color.clear }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .padding(.leading, 8).padding([.top, .bottom], 4)
        .contentTransition(.numericText())
        .animation(.easeInOut, value: 3).transition(.opacity)
        .preference(key: WidthKey.self, value: 3)
        .onPreferenceChange(WidthKey.self) { _ in }
        .accessibilityElement(children: .combine).accessibilityLabel("a")
        .shadow(color: .black.opacity(0.2), radius: 2, x: 0, y: 1)
    }
  }

  @Test("Shapes, styles and effects")
  func shapes() throws {
    try expectStyles(4, 2, "\n\n---\naaaa\naaaa\n---\na  none on blue") {
      ZStack {
        RoundedRectangle(cornerRadius: 0, style: .continuous).fill(.blue)
        Circle().trim(from: 0, to: 0.001)
          .stroke(.clear, style: StrokeStyle(lineWidth: 1, lineCap: .round))
          .rotationEffect(.degrees(-90)).scaleEffect(1.1)
        Capsule().fill(Color(.sRGB, red: 0, green: 0, blue: 1, opacity: 0))
          .blendMode(.plusLighter)
        ContainerRelativeShape().fill(AnyShapeStyle(.clear)).offset(x: 0, y: 0)
      }
      .clipShape(RoundedRectangle(cornerRadius: 0)).clipShape(.rect)
    }
  }

  @Test("Gauges and progress")
  func gauges() throws {
    try expect(16, 4, "CPU          50%", "━━━━━━━━────────", "Load", "━━━━────────────") {
      VStack(spacing: 0) {
        Gauge(value: 0.5) {
          Text("CPU")
        } currentValueLabel: {
          Text("50%")
        }.gaugeStyle(.linearCapacity).tint(.green)
        ProgressView("Load", value: 1, total: 4)
      }
    }
  }

  @Test("Grids, and the first that fits")
  func grids() throws {
    try expect(12, 4, "a b", "a b", "1 2", "wide") {
      VStack(alignment: .leading) {
        LazyVGrid(columns: [GridItem(.fixed(8), spacing: 8), GridItem(.fixed(8))], spacing: 0) {
          ForEach(0..<2) { _ in
            Text("a")
            Text("b")
          }
        }
        Grid(horizontalSpacing: 8) {
          GridRow {
            Text("1")
            Text("2")
          }
        }
        ViewThatFits(in: .horizontal) {
          Text("much too wide for it")
          Text("wide")
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test("A view with a higher number is drawn before the others")
  func zIndex() throws {
    try expect(3, 1, "ABC") {
      ZStack(alignment: .leading) {
        Letter("A").frame(columns: 1).zIndex(1)
        Letter("B").frame(columns: 2).padding(0).zIndex(0.5)
        Letter("C").frame(columns: 3)
      }
    }
  }

  @Test("Values of the environment that widgets ask for")
  func environment() throws {
    try expect(14, 4, "systemSmall", "dark", "fullColor", "true") {
      Asking().frame(maxWidth: .infinity, alignment: .leading).environment(\.colorScheme, .dark)
    }
  }
}

private struct Asking: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.colorScheme) private var scheme
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.showsWidgetContainerBackground) private var isShown
  @Environment(\.redactionReasons) private var reasons
  @Environment(\.isLuminanceReduced) private var isReduced
  @Environment(\.widgetContentMargins) private var margins
  @Environment(\.dynamicTypeSize) private var size
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "\(family)")
      Text(verbatim: "\(scheme)")
      Text(verbatim: mode == .fullColor ? "fullColor" : "other")
      Text(verbatim: "\(isShown && reasons.isEmpty && !isReduced && margins.top > 0)")
    }
    .redacted(reason: []).unredacted().privacySensitive(false)
  }
}
