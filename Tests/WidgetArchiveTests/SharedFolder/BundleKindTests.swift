import FoundationEssentials
import Testing
import WidgetTesting

@testable import WidgetArchive

/// Tests of bundles' instances, and of the error timelines shown for their archives.
struct BundleKindTests {
  @Test(arguments: [
    ("bundle:Orders-1f/orders", "Orders-1f", "orders"),
    ("bundle:Orders-1f/com.example.orders", "Orders-1f", "com.example.orders"),
  ])
  func aKindOfABundle(text: String, bundle: String, name: String) {
    #expect(BundleKind(text) == BundleKind(bundle: bundle, name: name))
    #expect(BundleKind(bundle: bundle, name: name).text == text)
  }

  @Test(arguments: ["orders", "bundle:orders", "bundle:/orders", "bundle:Orders-1f/", ""])
  func noKindOfABundle(text: String) { #expect(BundleKind(text) == nil) }

  @Test func aBundleHasOneFolderForAllBoards() {
    func name(_ path: String, _ permissions: String? = nil) -> String {
      BundleProgram(path: path, permissions: permissions).folderName
    }
    let trusted = name("/usr/local/bin/Shop Widgets")
    #expect(trusted == name("/usr/local/bin/Shop Widgets"))
    #expect(trusted != name("/opt/Shop Widgets"))
    #expect(trusted.hasPrefix("Shop%20Widgets-") && !trusted.contains("/"))
    // One with other permissions has another host.
    let sandboxed = name("/usr/local/bin/Shop Widgets", "{}")
    #expect(sandboxed != trusted)
    #expect(sandboxed != name("/usr/local/bin/Shop Widgets", #"{"network":true}"#))
    // Of a path, no part counts as permissions.
    #expect(name("/opt/a\nb/c") != name("/opt/a", "b/c"))
  }

  @Test(arguments: [nil, #"{"network":true}"#], ["Shop Widgets", "Shop\nWidgets"])
  func theProgramIsKept(permissions: String?, name: String) throws {
    let folder = SharedFolder(bundleAt: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(BundleProgram(in: folder) == nil)
    let program = BundleProgram(path: "/usr/local/bin/\(name)", permissions: permissions)
    try program.keep(in: folder)
    #expect(BundleProgram(in: folder) == program)
  }

  private let path = "/tmp/widgettui-bundle-\(UInt32.random(in: 0...UInt32.max))"
  private let instance = WidgetInstance(
    id: "orders-123456/small", kind: "orders", family: .systemSmall, configuration: [:])

  @Test func aProblemIsTheFailureOfWhatIsKept() throws {
    let folder = SharedFolder(bundleAt: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try folder.prepare()
    #expect(folder.shownTimeline(of: instance) == nil)
    let now = Date(timeIntervalSince1970: 1_000_000)
    let failure = StandingFailure(
      reason: "its program ended", isDenied: false, since: now, attempts: 2, next: now + 60)
    try HostProblem(failure: failure, tried: now).write(in: folder)
    #expect(HostProblem(in: folder) == HostProblem(failure: failure, tried: now))
    let shown = try #require(folder.shownTimeline(of: instance))
    #expect(shown.failure == failure && shown.reload == now + 60)
    #expect(shown.outcomes.last?.failure == "its program ended")
    // The host's own archives do not contain it.
    #expect(try folder.timeline(instance.id) == nil)
    #expect(folder.instances.isEmpty)
    HostProblem.remove(in: folder)
    #expect(folder.shownTimeline(of: instance) == nil)
  }

  @Test func anArchiveThatCannotBeReadSaysSo() throws {
    let folder = SharedFolder(bundleAt: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try folder.prepare()
    let file = folder.timelinePath(instance.id)
    try FileAccess.replace(file, with: Array("widgettui timeline 2\nnothing".utf8))
    let first = folder.shownTimeline(of: instance)?.failure?.reason
    #expect(first == "the bundle wrote a damaged archive")
    // Later readers still get the reason.
    #expect(folder.shownTimeline(of: instance)?.failure?.reason == first)
    try FileAccess.replace(file, with: Array("widgettui timeline 3\n".utf8))
    #expect(
      folder.shownTimeline(of: instance)?.failure?.reason
        == "the bundle wrote an archive of another version")
    var good = ArchivedTimeline(instance: instance, title: "Or\u{1B}[2Jders\u{202E}")
    good.failure = StandingFailure(
      reason: "a\u{7}b", isDenied: false, since: Date(timeIntervalSince1970: 0), attempts: 1,
      next: nil)
    try folder.write(good)
    let shown = try #require(folder.shownTimeline(of: instance))
    #expect(shown.title == "Or\u{FFFD}[2Jders\u{FFFD}")
    #expect(shown.failure?.reason == "a\u{FFFD}b")
  }

  @Test func aReasonIsNoLongerThanPeopleRead() throws {
    let folder = SharedFolder(bundleAt: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try folder.prepare()
    var timeline = ArchivedTimeline(instance: instance, title: "Orders")
    timeline.failure = StandingFailure(
      reason: String(repeating: "e\u{301}", count: 1_000_000), isDenied: false,
      since: Date(timeIntervalSince1970: 0), attempts: 1, next: nil)
    timeline.outcomes = ["a", "e\u{301}"].map {
      ReloadOutcome(
        date: Date(timeIntervalSince1970: 0), reason: .policy, duration: 0, entries: nil,
        failure: String(repeating: $0, count: 4096))
    }
    try folder.write(timeline)
    let shown = try #require(folder.shownTimeline(of: instance))
    let reason = try #require(shown.failure?.reason)
    #expect(reason.unicodeScalars.count == 4096 && reason.hasSuffix("…"))
    // What is as long as that has no end that is missing.
    #expect(shown.outcomes[0].failure == timeline.outcomes[0].failure)
    let failure = shown.outcomes[1].failure
    #expect(failure.unicodeScalars.count == 4096 && failure.hasSuffix("…"))
  }
}
