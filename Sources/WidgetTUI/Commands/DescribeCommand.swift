import FoundationEssentials
import WidgetTimeline

/// `PROGRAM describe`: prints the description of the program's widgets as JSON.
@MainActor
struct DescribeCommand {
  private let catalog: Catalog

  init(options: Options, catalog: @MainActor (WidgetSurroundings) -> Catalog) throws {
    self.catalog = catalog(try Stage(options).surroundings(interval: nil))
  }

  func run() throws {
    let widgets = catalog.kinds.compactMap { catalog[$0] }.compactMap {
      BundleDescription.Widget($0)
    }
    try StandardOutput.write(json: ReportJSON.text(of: BundleDescription(widgets: widgets)))
  }
}
