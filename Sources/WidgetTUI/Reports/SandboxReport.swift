import WidgetArchive
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The sandboxes of widgets' programs, as far as there is something to know about them.
@MainActor
struct SandboxReport {
  /// What the kernel does not enforce; found when it is first needed.
  private lazy var gaps = SandboxGaps.found()
  /// The folder of this program's processes, with those of the bundles; `nil` if nothing is shared.
  private let folder: SharedFolder?

  init(in folder: SharedFolder?) { self.folder = folder }

  /// Returns the sentences about the programs of an archived widget; empty if all run in a sandbox that
  /// the kernel enforces wholly.
  mutating func sentences(of instance: WidgetInstance) -> [String] {
    let sources = InstanceSettings(words: instance.configuration)["source"]
    var trusts = Self.trusts(of: sources)
    if let bundle = BundleKind(instance.kind)?.bundle,
      let program = folder.flatMap({ BundleProgram(in: $0.bundle(bundle)) })
    {
      trusts.insert(program.permissions == nil ? .trusted : .sandboxed)
    }
    let sentences = trusts.contains(.trusted) ? ["trusted: its program runs without a sandbox"] : []
    return trusts.contains(.sandboxed) ? sentences + gaps : sentences
  }

  /// Returns the lines about a board: the bundles and widgets that are trusted, and then, once, what the
  /// kernel does not enforce.
  mutating func lines(of board: Board) -> [String] {
    let widgets = board.widgets.sorted { $0.key < $1.key }.map { name, widget in
      (name, Self.trusts(of: widget.settings["source"]))
    }
    let bundles = board.bundles.map { bundle -> (String, Set<ProgramTrust>) in
      ("bundle \(bundle.name)", [bundle.executable.permissions == nil ? .trusted : .sandboxed])
    }
    let trusted = (bundles + widgets).filter { $0.1.contains(.trusted) }.map {
      "\($0.0): trusted: its program runs without a sandbox"
    }
    let areSandboxed = (bundles + widgets).contains { $0.1.contains(.sandboxed) }
    return areSandboxed ? trusted + gaps : trusted
  }

  private static func trusts(of sources: Setting?) -> Set<ProgramTrust> {
    Set((sources?.items ?? []).map { ProgramTrust(in: $0) })
  }
}
