import WidgetSettings
import WidgetSources

/// The sandboxes of widgets' programs, as far as there is something to know about them.
@MainActor
struct SandboxReport {
  /// What the kernel does not enforce; found when it is first needed.
  private lazy var gaps = SandboxGaps.found()

  /// Returns the sentences about the programs of a widget's sources; empty if all run in a sandbox
  /// that the kernel enforces wholly.
  mutating func sentences(of sources: Setting?) -> [String] {
    let trusts = Set((sources?.items ?? []).map { ProgramTrust(in: $0) })
    var sentences: [String] = []
    if trusts.contains(.trusted) { sentences.append("trusted: its program runs without a sandbox") }
    return trusts.contains(.sandboxed) ? sentences + gaps : sentences
  }

  /// Returns the lines about all widgets of a board: those that are trusted, and then, once, what
  /// the kernel does not enforce.
  mutating func lines(of widgets: [(name: String, sources: Setting?)]) -> [String] {
    let trusts = widgets.map { widget in
      (widget.name, Set((widget.sources?.items ?? []).map { ProgramTrust(in: $0) }))
    }
    let trusted = trusts.filter { $0.1.contains(.trusted) }.map {
      "\($0.0): trusted: its program runs without a sandbox"
    }
    return trusts.contains { $0.1.contains(.sandboxed) } ? trusted + gaps : trusted
  }
}
