import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The checking of a source that a person wrote, and its reading, once.
@MainActor
struct SourceTrying {
  let catalog: Catalog
  let folder: String
  /// The places of the board's secrets, by name.
  let secrets: [String: Setting]

  /// Returns the checked setting of a source; throws what is wrong with it.
  func checked(_ setting: Setting, yaml: String?) throws(YAMLErrors) -> Setting {
    let report = YAMLReport(YAMLFile(name: "SOURCE", text: yaml ?? YAMLText.flow(setting)))
    guard let form = catalog["text"]?.settings,
      let schema = form.keys.first(where: { $0.name == "source" })?.schema
    else { throw YAMLErrors(YAMLError(file: nil, .said("this program has no sources"))) }
    let root = YAMLParser.root(of: report)
    let source = root.flatMap { report.setting($0, schema) }
    if let root {
      PlaceholderCheck(report: report, known: secrets.keys.sorted()).check(root)
    }
    guard let source, report.errors.isEmpty else {
      throw YAMLErrors(report.errors + report.warnings)
    }
    return source
  }

  /// Returns the settings of a widget that reads a source where boards have it.
  func settings(_ own: Setting) -> InstanceSettings {
    var place = BoardPlace()
    place.folder = folder
    place.secrets = secrets
    return InstanceSettings(own, at: place)
  }

  /// Returns the reading of a checked source, for a thread that may wait; `nil` if it cannot be read.
  func job(_ source: Setting) -> (@Sendable () -> TriedSource)? {
    let settings = settings(["source": source])
    guard let job = catalog["text"]?.settings?.trial(of: settings, guesses: true) else {
      return nil
    }
    return { [secrets] in TriedSource(job(), of: source, known: secrets) }
  }
}
