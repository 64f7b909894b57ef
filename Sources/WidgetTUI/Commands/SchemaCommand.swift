/// The command `widgettui schema`, which prints the JSON Schema of board files for editors, or a
/// reference as text for people.
@MainActor
struct SchemaCommand {
  private let catalog: Catalog
  private let format: Options.Format?

  init(options: Options, catalog: @MainActor (WidgetSurroundings) -> Catalog) throws {
    format = options.format
    self.catalog = catalog(try Stage(options).surroundings(interval: nil))
  }

  var text: String {
    let schema = BoardSchema(catalog: catalog)
    return format == .text
      ? BoardReference.text(schema)
      : JSONSchema.document(
        schema.file, title: "A board of WidgetTUI", widening: schema.bundleKinds)
  }

  func run() throws { try StandardOutput.write(text) }
}
