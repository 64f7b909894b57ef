import AppIntents

enum Shelf: String, AppEnum {
  case novels, poems

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
    .novels: "Novels", .poems: "Poems",
  ]
}

struct ShelfIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a Shelf"
  static let description = IntentDescription("Which books are counted.")

  @Parameter(title: "Shelf", default: .novels) var shelf: Shelf

  static var parameterSummary: some ParameterSummary {
    Summary("Count the pages of \(\.$shelf)")
  }
}

struct ReadOnePageIntent: AppIntent {
  static let title: LocalizedStringResource = "Read One Page"

  func perform() async throws -> some IntentResult {
    .result()
  }
}
