import SwiftUI
import Testing
import UniformTypeIdentifiers
import WidgetTesting

// What apps' shared views say about search, sheets, bars and files, written as they write it.

private enum Field: Hashable { case name, city }

private struct City: Identifiable, Hashable, Codable, Transferable {
  var id: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation<City>(contentType: .json)
  }
}

private struct SelectedCityKey: FocusedValueKey { typealias Value = Binding<City> }

extension FocusedValues {
  fileprivate var selectedCity: Binding<City>? {
    get { self[SelectedCityKey.self] }
    set { self[SelectedCityKey.self] = newValue }
  }
}

private struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.json]
  var text = ""
  init() {}
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct CityDrops: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.json]) }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
}

private struct Quarter: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.25) }
}

private enum Problem: LocalizedError { case offline }

private struct CityBar: ToolbarContent {
  let isShort: Bool
  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
    if !isShort {
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Copy") {}
        Button("Paste") {}
      }
    }
  }
}

private struct CityList: View {
  @State private var query = ""
  @State private var scope = 0
  @State private var tokens: [City] = []
  @State private var isShown = false
  @State private var chosen: City?
  @State private var detent = PresentationDetent.medium
  @State private var problem: Problem?
  @FocusState private var field: Field?
  @FocusedBinding(\.selectedCity) private var selected
  @Environment(\.dismissSearch) private var dismissSearch
  let title = "Delete"

  var body: some View {
    NavigationStack {
      Text("Ulm")
        .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always))
        .searchable(text: $query, isPresented: $isShown, prompt: "Cities")
        .searchable(text: $query, prompt: Text("Cities")) {
          Text("Ulm").searchCompletion("Ulm")
        }
        .searchable(text: $query, tokens: $tokens) { Text($0.id) }
        .searchScopes($scope) { Text("All").tag(0) }
        .navigationTitle("Cities")
        .toolbar { CityBar(isShort: true) }
        .toolbar {
          ToolbarItem(placement: .primaryAction) { EditButton() }
          if isShown { ToolbarItem { Button("More") {} } }
        }
        .toolbar(id: "main") { ToolbarItem(id: "add", placement: .status) { Button("Add") {} } }
        .toolbarRole(.editor)
        .navigationDestination(item: $chosen) { Text($0.id) }
    }
    .modifier(CityDialogs(isShown: $isShown, chosen: $chosen, problem: $problem, title: title))
    .sheet(isPresented: $isShown) {
      Text("Sheet")
        .presentationDetents([.medium, .fraction(0.3), .custom(Quarter.self)], selection: $detent)
        .presentationBackground(.regularMaterial)
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .presentationCornerRadius(20)
    }
    .popover(item: $chosen) { Text($0.id) }
    .focused($field, equals: .name)
    .onKeyPress(.escape) { .handled }
    .keyboardShortcut(.defaultAction)
    .contextMenu {
      Button("Rename") {}
    } preview: {
      Text("Ulm")
    }
  }
}

private struct CityDialogs: ViewModifier {
  @Binding var isShown: Bool
  @Binding var chosen: City?
  @Binding var problem: Problem?
  let title: String
  @State private var note: Note?

  func body(content: Content) -> some View {
    content
      .alert("Delete?", isPresented: $isShown) { Button("Delete", role: .destructive) {} }
      .alert(title, isPresented: $isShown) {
        Button("OK") {}
      } message: {
        Text("Really?")
      }
      .alert("Delete?", isPresented: $isShown, presenting: chosen) { city in
        Button("Delete \(city.id)") {}
      } message: { city in
        Text(city.id)
      }
      .alert(isPresented: $isShown, error: problem) { Button("OK") {} }
      .confirmationDialog("Sure?", isPresented: $isShown, titleVisibility: .visible) {
        Button("Yes") {}
      }
      .actionSheet(isPresented: $isShown) {
        ActionSheet(title: Text("Sure?"), buttons: [.default(Text("Yes")), .cancel()])
      }
      .fileImporter(isPresented: $isShown, allowedContentTypes: [.json, .pdf]) { result in
        if case .success(let url) = result { _ = url.lastPathComponent }
      }
      .fileExporter(
        isPresented: $isShown, document: note, contentType: .json, defaultFilename: "note"
      ) { _ in }
      .onDrop(of: [.json], isTargeted: nil) { providers in !providers.isEmpty }
      .onDrop(of: [.json], delegate: CityDrops())
      .dropDestination(for: City.self) { cities, _ in !cities.isEmpty }
      .draggable(City(id: "Ulm"))
  }
}

@Suite("Uses of presentations")
@MainActor
struct PresentationUsesTests {
  @Test func modifiersDrawTheirView() throws {
    let picture = picture(columns: 5, rows: 1) { CityList() }
    try expectPicture(picture.text, equals: " Ulm\n")
  }

  @Test func linksShowTheirTitles() throws {
    let picture = picture(columns: 12, rows: 3) {
      VStack(alignment: .leading) {
        NavigationLink("Ulm", value: City(id: "Ulm"))
        NavigationLink("Rome") { Text("Never") }
        ShareLink(item: "Ulm", preview: SharePreview("Ulm")) { Text("Send") }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    try expectPicture(picture.text, equals: "Ulm\nRome\nSend\n")
  }

  @Test func columnsShowTheFirst() throws {
    let picture = picture(columns: 5, rows: 1) {
      NavigationSplitView(columnVisibility: .constant(.all)) {
        Text("one")
      } content: {
        Text("two")
      } detail: {
        Text("six")
      }
    }
    try expectPicture(picture.text, equals: " one\n")
  }

  @Test func sidesOfTheSafeAreaAreDrawn() throws {
    let picture = picture(columns: 5, rows: 1) {
      Text("b").safeAreaInset(edge: .leading) { Text("a") }.safeAreaInset(edge: .trailing) {
        Text("c")
      }
    }
    try expectPicture(picture.text, equals: " abc\n")
  }

  @Test func pathsAreStored() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    let stored = try JSONEncoder().encode(try #require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored)
    #expect(NavigationPath(read) == path)
    path.append(Unstored())
    #expect(path.codable == nil)
  }

  @Test func filesKeepTheirContents() throws {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    let first = folder.addRegularFile(withContents: Data("a".utf8), preferredFilename: "a.txt")
    let second = folder.addRegularFile(withContents: Data("b".utf8), preferredFilename: "a.txt")
    #expect(first == "a.txt")
    #expect(second != first)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    try folder.write(to: url)
    let read = try FileWrapper(url: url)
    #expect(read.isDirectory)
    #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
  }
}

private struct Unstored: Hashable {}
