import FoundationEssentials
import TestViews
import Testing
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("Lists, sections and other containers")
struct ContainerTests {
  @Test func aListBeginsAtTheTop() throws {
    try expect(8, 4, "Milk", "Bread", "Salt", "") {
      List(["Milk", "Bread", "Salt"], id: \.self) { Text($0) }
    }
    try expect(8, 2, "Milk", "Bread") {
      List(["Milk", "Bread", "Salt"], id: \.self) { Text($0) }
    }
  }

  @Test func aSectionHasAHeadingAndAFooter() throws {
    let picture = picture(columns: 6, rows: 5) {
      Form {
        Section("Today") { Text("Milk") }
        Section {
          Text("Tax")
        } header: {
          Text("Later")
        } footer: {
          Text("1 left")
        }
      }
    }
    try expectPicture(
      picture.textWithStyles,
      equals: """
        Today
        Milk
        Later
        Tax
        1 left
        ---
        aaaaa·
        bbbb··
        aaaaa·
        bbb···
        aaaaaa
        ---
        a  dim
        b  text
        """)
  }

  @Test func nothingScrolls() throws {
    try expect(5, 2, "  a", "  b") {
      ScrollView {
        Text("a")
        Text("b")
        Text("c")
      }
    }
    try expect(5, 2, "abcde", "") { ScrollView(.horizontal) { HStack { Text("abcdefgh") } } }
  }

  @Test func lazyStacksAreStacks() throws {
    try expect(3, 2, " a", " b") {
      LazyVStack {
        Text("a")
        Text("b")
      }
    }
    try expect(3, 1, "a b") {
      LazyHStack {
        Text("a")
        Text("b")
      }
    }
  }

  @Test func whatHoldsAScreenIsItsContent() throws {
    try expect(6, 4, "  a", "  b", "c d", "e") {
      NavigationStack { Text("a").navigationTitle("Title") }
      NavigationView { NavigationLink(destination: Text("other")) { Text("b") } }
      ControlGroup {
        Text("c")
        Text("d  ")
      }
      Text("e     ").equatableText
    }
  }

  @Test func whereThereIsNothingItIsSaidWhy() throws {
    try expect(
      20, 5, "         ⊔", "     No orders", "  Orders of today", "    stand here.", ""
    ) {
      ContentUnavailableView(
        "No orders", systemImage: "cart", description: Text("Orders of today stand here."))
    }
  }

  @Test func anAccessorysBackgroundTakesTheRoom() throws {
    try expect(5, 3, "    a", "", "") {
      ZStack(alignment: .topTrailing) {
        AccessoryWidgetBackground()
        Text("a")
      }
    }
  }

  @Test func aTimelineViewIsMadeForThePicturesMoment() throws {
    let date = Date(timeIntervalSinceReferenceDate: 60)
    try expect(4, 1, "60.0") {
      TimelineView(.everyMinute) { Text(verbatim: "\($0.date.timeIntervalSinceReferenceDate)") }
        .environment(\.currentDate, date)
    }
  }

  @Test func aPictureFromElsewhereIsItsPlaceholder() throws {
    try expect(3, 3, "╭─╮", "│ │", "╰─╯") { AsyncImage(url: nil) }
    try expect(4, 1, "wait") {
      AsyncImage(url: nil) {
        $0.resizable()
      } placeholder: {
        Text("wait")
      }
    }
    try expect(5, 1, "empty") {
      AsyncImage(url: nil) { phase in
        if let image = phase.image { image } else { Text("empty") }
      }
    }
  }
}

extension Text {
  @MainActor fileprivate var equatableText: some View {
    EquatableView(content: Same(text: self))
  }

  private struct Same: View, Equatable {
    let text: Text
    var body: some View { text }
    nonisolated static func == (left: Self, right: Self) -> Bool { true }
  }
}
