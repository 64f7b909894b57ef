import FoundationEssentials
import WidgetSettings
import WidgetSources

/// A source that another process of this program is to read once, so that neither the reading nor its
/// secrets are in the process of a screen.
struct SourceQuestion: Codable, Sendable {
  /// The variable that has the question, as JSON.
  static let variable = "WIDGETTUI_QUESTION"
  /// The longest time that the process may take, in seconds: that of a source, and a run that tells
  /// what its sandbox refused.
  private static let patience: TimeInterval = 30
  private static let mostBytes = 16 << 20

  let source: Setting
  let folder: String
  let secrets: [String: Setting]

  /// Starts the process and returns its answer, on a thread that may wait.
  func answer() throws(SourceFailure) -> TriedSource {
    guard let json = try? JSONEncoder().encode(self) else {
      throw SourceFailure("the source cannot be written")
    }
    let variables = [Self.variable: String(decoding: json, as: UTF8.self)]
    let command = Command(
      ["/proc/self/exe", "compose"], environment: ProcessEnvironment.own.adding(variables),
      timeout: Self.patience, limit: Self.mostBytes)
    let output = try command.output().output
    guard let tried = try? JSONDecoder().decode(TriedSource.self, from: Data(output)) else {
      throw SourceFailure("the program that read the source gave no answer")
    }
    return tried
  }
}
