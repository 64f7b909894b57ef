import FoundationEssentials
import WidgetBase
import WidgetImport
import WidgetSources

extension ImportReport {
  /// Reads the report of an import: that of a folder, or the one above a program that names it; returns `nil` if there is
  /// none, and throws if others may write it.
  static func read(of path: String) throws(ForeignFile) -> ImportReport? {
    for folder in [path, FilePath.folder(of: FilePath.folder(of: path))] {
      let file = "\(folder)/report.json"
      guard let bytes = DiskTree().bytes(at: file),
        let report = try? JSONDecoder().decode(ImportReport.self, from: Data(bytes)),
        folder == path || report.program.map({ Path.joined("/", $0) }) == path
      else { continue }
      // It says what the bundle's sandbox permits.
      try ForeignFile.check(file)
      return report
    }
    return nil
  }
}
