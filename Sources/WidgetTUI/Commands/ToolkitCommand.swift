import FoundationEssentials
import WidgetBase
import WidgetImport

/// The command `widgettui toolkit DIR`, which builds the modules that imports are compiled with, and writes them
/// with their source into a folder that may be moved.
struct ToolkitCommand {
  let options: Options

  func run() throws -> Int32 {
    let folder = ImportCommand.absolute(options.operands.first ?? ".")
    let build = try ToolkitBuild(
      folder: options.toolkit.map(ImportCommand.absolute),
      scratch: options.scratchPath.map(ImportCommand.absolute), project: nil)
    try ToolkitShipment(build: build, folder: folder).write()
    let name = VisibleText.quoted(folder, limit: 400)
    try StandardOutput.write("Wrote \(name), for imports by \(build.toolchain.compiler).\n")
    return 0
  }
}
