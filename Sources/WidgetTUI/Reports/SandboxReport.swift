import WidgetArchive
import WidgetImport
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The sandboxes of widgets' programs, as far as there is something to know about them.
@MainActor
struct SandboxReport {
  /// What the kernel does not enforce; found when it is first needed.
  private lazy var gaps =
    SandboxGaps.found() + SecondNames.words(in: ProcessEnvironment.own["HOME"])
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

  /// Returns the lines about a board: the bundles and widgets that are trusted, the folders of app groups, and then, once,
  /// what the kernel does not enforce.
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
    let lines = trusted + board.bundles.flatMap(Self.groups)
    return areSandboxed ? lines + gaps : lines
  }

  /// Returns the lines about the app groups of an imported bundle: the folders of other projects that it may write, and
  /// those that its project names and that it may not.
  private static func groups(of bundle: BoardBundle) -> [String] {
    guard let permissions = bundle.executable.permissions else { return [] }
    let program = bundle.executable.path
    let project = GroupFolder.project(of: program)
    let permitted = permissions.write.compactMap { GroupFolder(with: $0) }
    let report = (try? ImportReport.read(of: program)).flatMap { $0 }
    let named = (report?.appGroups ?? []).filter(AppGroup.isName).map { GroupFolder($0) }
    let shared = permitted.compactMap { group in
      group.owner == nil
        ? nil
        : group.refusal(to: project).map {
          "shares the folder of the app group \(group.group), which \($0)"
        }
    }
    let absent = named.filter { !permitted.contains($0) }.map { group in
      "does not get the folder of its app group \(group.group)"
        + (group.refusal(to: project).map { ", which \($0)" } ?? "")
        + "; to share it, write \(group.path) below write: of its allow:"
    }
    return (shared + absent).map { "bundle \(bundle.name): \($0)" }
  }

  private static func trusts(of sources: Setting?) -> Set<ProgramTrust> {
    Set((sources?.items ?? []).map { ProgramTrust(in: $0) })
  }
}
