package import WidgetBase

/// The reason why a project cannot be imported.
package enum ImportError: Error, Equatable, CustomStringConvertible {
  case unreadable(String)
  case malformed(String, PropertyListError)
  case noProject(String)
  /// A path at which there is nothing to import.
  case nothing(String)
  /// The path, and the names of the targets that are not widgets.
  case noWidgets(String, others: [String])
  /// Several targets, of which one must be named.
  case several([String])
  /// Several projects with a target of one name, of which one must be named.
  case severalProjects(target: String, projects: [String])
  case unknownTarget(String, known: [String])
  case noSources(target: String)
  /// A folder in which the toolkit was expected.
  case noToolkit(String)
  /// A folder with a toolkit whose modules cannot be used, and why.
  case badToolkit(String, String)
  /// A link on the path of the project that leads out of it.
  case linkedOut(FileLink)
  /// A program that failed, with its last lines.
  case failed(String, [String])
  case notWritten(String, String)
  /// The number of modules that are imported and do not exist here.
  case tooManyModules(Int)
  /// A kernel that cannot confine what a project starts, and why.
  case noSandbox(String)
  /// A word in the sources that is meant for the linker, and is no library.
  case linkerOption(String)
  /// The resources of a project that are more than an import copies, in bytes and in files.
  case tooLarge(bytes: Int, files: Int)

  package var description: String {
    switch self {
    case .unreadable(let path): "\(path) cannot be read; expected the file of an Xcode project"
    case .malformed(let path, let error): "\(path): \(error)"
    case .noProject(let path):
      "\(path) has no rootObject among its objects; expected a project as Xcode writes it"
    case .nothing(let path):
      "\(path) is nothing to import; expected an .xcodeproj, an .xcworkspace, a Package.swift, or a "
        + "folder with one of these or with sources of widgets"
    case .noWidgets(let path, let others):
      others.isEmpty
        ? "\(path) has no widgets; expected a source that imports WidgetKit and declares a Widget or a WidgetBundle"
        : "\(path) has no target with widgets; --target names one of: \(others.joined(separator: ", "))"
    case .several(let names):
      "there are \(names.count) targets with widgets; choose one with --target: "
        + names.joined(separator: ", ")
    case .severalProjects(let target, let projects):
      "several of these \(projects.count) projects have a target \(target); import one after the other: "
        + projects.joined(separator: ", ")
    case .unknownTarget(let name, let known):
      "there is no target \(name); targets: \(known.joined(separator: ", "))"
    case .noSources(let target):
      "target \(target) has no Swift source; expected the files of a widget extension"
    case .noToolkit(let folder):
      "\(folder) is not the source of WidgetTUI, which imported widgets are built with; "
        + "--toolkit names its folder"
    case .badToolkit(let folder, let reason):
      "the modules in \(folder) are not used: \(reason)"
    case .linkedOut(let link):
      "\(link.path) is a link to \(link.target), outside of the project; expected a path without such a "
        + "link. Name \(link.target) itself, if that is the project, or with --root the folder that it may read"
    case .failed(let command, let lines):
      ("\(command) failed:" + lines.map { "\n  \($0)" }.joined())
    case .tooManyModules(let count):
      "the sources import \(count) modules that do not exist here; expected at most 500"
    case .noSandbox(let reason):
      "a project can have the toolchain start any program, and nothing would confine it: \(reason). "
        + "If you trust the project as you trust a program that you run, --trusted imports it all the same"
    case .linkerOption(let word):
      "the sources give the linker the option \(word.prefix(200)); expected names of libraries only. "
        + "Remove what writes the section .swift1_autolink_entries"
    case .tooLarge(let bytes, let files):
      "the resources are too large; expected at most \(bytes >> 20) MiB in \(files) files"
    case .notWritten(let path, let reason): "\(path) was not written: \(reason)"
    }
  }
}
