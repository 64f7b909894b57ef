import TestViews
import Testing
import WidgetLayout

@MainActor
@Suite("Geometry readers")
struct GeometryReaderTests {
  @Test func theContentKnowsTheSizeInPoints() throws {
    try expect(10, 3, "", "80×16", "") {
      VStack(alignment: .leading) {
        Text("").frame(height: 16)
        GeometryReader { geometry in
          Text("\(Int(geometry.size.width))×\(Int(geometry.size.height))")
        }
        .frame(height: 16)
      }.frame(maxHeight: .infinity, alignment: .top)
    }
  }

  @Test func itTakesAllAndItsContentStandsAtTheTopLeft() throws {
    try expect(8, 2, "a   bbbb", "    bbbb") {
      HStack(spacing: 0) {
        GeometryReader { _ in Text("a") }
        Letter("b")
      }
    }
  }

  @Test func aPartOfTheWidthIsAPartOfTheWidth() throws {
    try expect(10, 1, "AAAA") {
      GeometryReader { geometry in Letter("A").frame(width: geometry.size.width * 0.4) }
    }
  }

  @Test func readersNest() throws {
    try expect(8, 1, "  BB") {
      GeometryReader { outer in
        GeometryReader { inner in
          Letter("B").frame(width: inner.size.width / 2)
        }
        .frame(width: outer.size.width / 2).offset(x: 16)
      }
    }
  }

  @Test func theContentReadsWhatItInherits() throws {
    struct Family: View {
      @Environment(\.widgetFamily) private var family
      var body: some View { Text("\(family)") }
    }
    try expect(12, 1, "systemMedium") {
      GeometryReader { _ in Family() }.environment(\.widgetFamily, .systemMedium)
    }
  }
}
