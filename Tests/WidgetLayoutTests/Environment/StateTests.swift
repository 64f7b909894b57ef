import TestViews
import Testing
import WidgetLayout

@MainActor
@Suite("Values of a view's own")
struct StateTests {
  private struct Counter: View {
    @State private var count = 3
    @State private var name: String?
    @StateObject private var model = Model()

    var body: some View {
      HStack {
        Text("\(count)")
        Step(count: $count)
        Text(name ?? model.name)
      }
    }
  }

  private struct Step: View {
    @Binding var count: Int
    var body: some View { Text("\(count + 1)") }
  }

  private final class Model {
    let name = "m"
  }

  @Test func aPictureShowsTheFirstValues() throws {
    try expect(5, 1, "3 4 m") { Counter() }
  }

  @Test func aBindingReadsAndWritesWhatItIsMadeOf() {
    var size = Size(width: 1, height: 2)
    let binding = Binding(get: { size }, set: { size = $0 })
    binding.width.wrappedValue = 7
    #expect(size.width == 7)
    #expect(Binding.constant(4).wrappedValue == 4)
  }
}
