import SwiftUI
import Testing
import WidgetTesting

// Lists as apps write them.

private struct Tea: Identifiable {
  let id: Int
  var name: String
  var kinds: [Tea]?
}

private let teas = [
  Tea(id: 1, name: "Green", kinds: [Tea(id: 3, name: "Sencha")]), Tea(id: 2, name: "Black"),
]

private struct TeasView: View {
  @State private var teas: [Tea] = [Tea(id: 1, name: "Green"), Tea(id: 2, name: "Black")]
  @State private var selection: Set<Int> = []
  @State private var chosen: Int?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach($teas) { $tea in
        TextField("Name", text: $tea.name)
      }
      .onDelete { teas.remove(atOffsets: $0) }
      .onMove { teas.move(fromOffsets: $0, toOffset: $1) }
      ForEach($teas, editActions: .all) { $tea in Text(tea.name) }
      List($teas, editActions: [.delete, .move], selection: $selection) { $tea in
        Text(tea.name)
          .listRowSeparator(.hidden, edges: .bottom)
          .listRowSeparatorTint(.red)
          .listItemTint(.monochrome)
          .selectionDisabled()
          .swipeActions(edge: .leading) { Button("Pin") {} }
      }
      .listStyle(.insetGrouped)
      .listSectionSpacing(.compact)
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

@Suite("Lists of apps")
@MainActor
struct ListUsesTests {
  @Test func rowsOfBindings() throws {
    let picture = picture(columns: 6, rows: 6) { TeasView() }
    try expectPicture(picture.text, equals: "Green\nBlack\nGreen\nBlack\nGreen\nBlack\n")
  }

  @Test func rowsThatCanBeSelected() throws {
    let several = picture(columns: 6, rows: 2) {
      List(teas, selection: .constant(Set<Int>())) { Text($0.name) }.listStyle(.plain)
    }
    try expectPicture(several.text, equals: "Green\nBlack\n")
    let one = picture(columns: 6, rows: 2) {
      List(selection: .constant(Int?.none)) {
        ForEach(teas) { tea in Text(tea.name) }
      }
      .listStyle(SidebarListStyle())
    }
    try expectPicture(one.text, equals: "Green\nBlack\n")
    let numbers = picture(columns: 6, rows: 2) { List(0..<2) { Text("\($0)") } }
    try expectPicture(numbers.text, equals: "0\n1\n")
  }

  @Test func treesShowTheirRoots() throws {
    let list = picture(columns: 6, rows: 2) {
      List(teas, children: \.kinds) { tea in Text(tea.name) }
    }
    try expectPicture(list.text, equals: "Green\nBlack\n")
    let group = picture(columns: 6, rows: 2) {
      List { OutlineGroup(teas, children: \.kinds) { tea in Text(tea.name) } }
    }
    try expectPicture(group.text, equals: "Green\nBlack\n")
  }

  @Test func sections() throws {
    let picture = picture(columns: 6, rows: 5) {
      List {
        Section("Open", isExpanded: .constant(true)) { Text("a") }
        Section("Shut", isExpanded: .constant(false)) { Text("b") }
        Section(header: Text("Old"), footer: Text("end")) { EmptyView() }
      }
    }
    try expectPicture(picture.text, equals: "Open\na\nShut\nOld\nend\n")
  }

  @Test func badgesStandAtTheEndOfRows() throws {
    let list = picture(columns: 10, rows: 4) {
      List {
        Text("Inbox").badge(3)
        Text("Sent").badge(0)
        Text("Spam").badge("new")
        Text("Bin").badge(Text("x"))
      }
    }
    try expectPicture(list.text, equals: "Inbox    3\nSent\nSpam   new\nBin      x\n")
    let elsewhere = picture(columns: 9, rows: 1) { Text("Inbox").badge(3) }
    try expectPicture(elsewhere.text, equals: "  Inbox\n")
  }

  @Test func bindingsAreCollections() {
    let names = Binding.constant(["a", "b"])
    #expect(names.map(\.wrappedValue) == ["a", "b"])
    #expect(names[1].wrappedValue == "b")
    #expect(Binding.constant(teas[0]).id == 1)
    #expect(EditActions<[Int]>.all == [.delete, .move])
    #expect(VerticalEdge.Set(.top).union(.bottom) == .all)
    #expect(HorizontalEdge.Set(.leading) == .leading)
    #expect(Edge.Set(.bottom) == .bottom)
    #expect(Edge.allCases.count == 4)
  }

  @Test func elementsMoveByOffsets() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [0, 1], toOffset: 3)
    #expect(letters == ["c", "a", "b", "d"])
    letters.move(fromOffsets: [3], toOffset: 0)
    #expect(letters == ["d", "c", "a", "b"])
    letters.remove(atOffsets: [0, 2])
    #expect(letters == ["c", "b"])
  }

  @Test func searchesWithoutResults() throws {
    let picture = picture(columns: 24, rows: 4) { ContentUnavailableView.search(text: "tea") }
    #expect(picture.text.contains("No Results for “tea”"))
  }
}
