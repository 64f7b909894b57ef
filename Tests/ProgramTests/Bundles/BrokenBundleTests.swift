import Glibc
import TestServers
import Testing
import WidgetArchive
import WidgetTesting

/// Bundles that cannot be used: each is one broken tile with its reason, and the rest works.
@Suite(.fewAtOnce)
struct BrokenBundleTests {
  /// A program that cannot be used as a bundle, with the message for it.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let words: String
    let bundle: @Sendable (BundleStand) throws -> String

    init(
      _ name: String, _ words: String, _ bundle: @escaping @Sendable (BundleStand) throws -> String
    ) {
      (testDescription, self.words, self.bundle) = (name, words, bundle)
    }

    /// Creates a case of a program with a wrong description of itself.
    init(_ name: String, _ words: String, describe: String) {
      self.init(name, words) { try $0.script("bundle", describe: describe, host: "exit 1") }
    }
  }

  static let undescribed = [
    Case("missing", "no such file") { _ in "./nothing" },
    Case("not executable", "not executable") { stand in
      try stand.folder.write("plain", "no program\n")
      return "./plain"
    },
    Case("no bundle", "exit 2", describe: "exit 2"),
    Case("no JSON", "no description", describe: "echo hello"),
    Case(
      "newer", "version 7 of the bundle protocol",
      describe: #"echo '{"widgettui-bundle": 7, "news": []}'"#),
    Case(
      "wrong", "widgets.0.families",
      describe: #"echo '{"widgettui-bundle": 1, "widgets": [{"kind": "a"}]}'"#),
    Case("flood", "more than 1", describe: "yes >&2 & yes; kill $!"),
    Case("crash", "SIGABRT", describe: "kill -ABRT $$"),
    Case("hang", "no answer in 10 s", describe: "sleep 100"),
  ]

  @Test(arguments: undescribed)
  func oneThatCannotBeAsked(_ broken: Case) async throws {
    let stand = BundleStand()
    try stand.write(bundle: try broken.bundle(stand))
    let check = try await stand.folder.run("check", "board.yaml", timeout: .seconds(40))
    #expect(check.ending == .exited(1))
    #expect(check.standardError.contains("board.yaml:2:9"), "\(check.standardError)")
    #expect(check.standardError.contains(broken.words), "\(check.standardError)")
    let dashboard = try await stand.folder.dashboard("board.yaml", columns: 120, rows: 12)
    let screen = try await dashboard.waitFor(.seconds(40)) {
      $0.contains("bundle shop") && $0.contains("our own")
    }
    #expect(screen.contains("╭ ✕ orders"))
  }

  /// A front end that begins waits less than others.
  @Test func oneThatHangsAtItsDescriptionKeepsNoDashboard() async throws {
    let stand = BundleStand()
    try stand.write(bundle: try stand.script("bundle", describe: "sleep 100", host: "exit 1"))
    let dashboard = try await stand.folder.dashboard("board.yaml", columns: 120, rows: 12)
    try await dashboard.waitFor(.seconds(40)) {
      $0.contains("no answer in 2 s") && $0.contains("our own")
    }
  }

  /// Nothing that a key opens waits for a bundle, which has ten seconds to answer.
  @Test func oneThatHangsKeepsNoKey() async throws {
    let stand = BundleStand()
    try stand.write(bundle: try stand.script("bundle", describe: "sleep 100", host: "exit 1"))
    let dashboard = try await stand.folder.dashboard("board.yaml", columns: 120, rows: 30)
    try await dashboard.waitFor(.seconds(40)) { $0.contains("our own") }
    try await dashboard.send("a")
    try await dashboard.waitFor(.seconds(8)) { $0.contains("╭ Gallery") }
  }

  /// Returns the description of a bundle with one kind.
  private static func describing(_ kind: String, schemes: [String] = []) -> String {
    "echo '{\"widgettui-bundle\": 1, \"widgets\": [{\"kind\": \"\(kind)\", \"families\": [\"small\"], "
      + "\"schemes\": \(schemes)}]}'"
  }

  /// Another bundle must not answer for an app's own addresses, which may carry what only the app should get.
  @Test(arguments: [true, false])
  func aSchemeThatTwoBundlesClaimIsOpenedByNone(isClaimedTwice: Bool) async throws {
    let stand = BundleStand()
    try stand.script("one", describe: Self.describing("orders", schemes: ["shop"]), host: "exit 1")
    let claimed = isClaimedTwice ? "shop" : "other"
    try stand.script(
      "two", describe: Self.describing("invoices", schemes: [claimed]), host: "exit 1")
    try stand.folder.write(
      "board.yaml",
      """
      bundles: {one: ./one, two: ./two}
      widgets: {orders: {kind: orders}, invoices: {kind: invoices}}
      pages: {Home: [orders invoices]}
      """)
    let outcome = try await stand.folder.run("open", "shop://pay", "-b", "board.yaml")
    #expect(outcome.ending == .exited(1))
    #expect(
      outcome.standardError.contains("more than one bundle of the board opens shop://")
        == isClaimedTwice, "\(outcome.standardError)")
  }

  @Test func aKindThatABundleNoLongerHasIsOneBrokenTile() async throws {
    let stand = BundleStand()
    try stand.write(
      bundle: try stand.script("bundle", describe: Self.describing("invoices"), host: "exit 1"))
    let check = try await stand.folder.run("check", "board.yaml")
    #expect(check.ending == .exited(1))
    #expect(check.standardError.contains("unknown kind 'orders'"), "\(check.standardError)")
    let dashboard = try await stand.folder.dashboard("board.yaml", columns: 120, rows: 12)
    try await dashboard.waitFor(.seconds(20)) {
      $0.contains("no bundle has a kind 'orders'") && $0.contains("our own")
    }
  }

  /// A kind may stand on a page by itself, without a widget of the board's.
  @Test func aKindOnAPageThatABundleNoLongerHasIsOneBrokenTile() async throws {
    let stand = BundleStand()
    try stand.write(
      bundle: try stand.script("bundle", describe: Self.describing("invoices"), host: "exit 1"))
    try stand.folder.write(
      "board.yaml",
      """
      bundles: {shop: ./bundle}
      widgets: {own: {kind: text, source: {run: [echo, our own]}, every: 1h}}
      pages: {Home: [own orders]}
      """)
    let check = try await stand.folder.run("check", "board.yaml")
    #expect(check.ending == .exited(1))
    #expect(
      check.standardError.contains("board.yaml:3:20: unknown widget 'orders'"),
      "\(check.standardError)")
    let snapshot = try await stand.folder.run("snapshot", "board.yaml")
    #expect(snapshot.standardOutput.contains("no bundle has a kind 'orders'"), "\(snapshot)")
    #expect(snapshot.standardOutput.contains("our own"), "\(snapshot)")
  }

  /// A bundle that is exchanged may have other parameters than those that the board sets.
  @Test(arguments: [
    ("[]", "unknown key 'n'"),
    (#"[{"key": "n", "type": "flag"}]"#, "unknown answer '5' for n"),
    (
      #"[{"key": "n", "type": {"within": "integer", "from": 7, "to": 9}}]"#,
      "'5' is not a value for n"
    ),
  ])
  func aParameterThatABundleNoLongerHasIsOneBrokenTile(parameters: String, words: String)
    async throws
  {
    let stand = BundleStand()
    try stand.script(
      "bundle",
      describe: """
        echo '{"widgettui-bundle": 1, "widgets": [{"kind": "orders", "families": ["small"],
          "parameters": \(parameters)}]}'
        """, host: "exit 1")
    try stand.folder.write(
      "board.yaml",
      """
      bundles: {shop: ./bundle}
      widgets:
        own: {kind: text, source: {run: [echo, our own]}, every: 1h}
        orders: {kind: orders, n: 5, title: Of the shop}
        hidden: {kind: orders, n: 5, when: {host: elsewhere}}
      pages: {Home: [own orders hidden]}
      """)
    let check = try await stand.folder.run("check", "board.yaml")
    #expect(check.ending == .exited(1))
    #expect(check.standardError.contains("board.yaml:4:"), "\(check.standardError)")
    #expect(check.standardError.contains(words), "\(check.standardError)")
    let dashboard = try await stand.folder.dashboard("board.yaml", columns: 120, rows: 12)
    let screen = try await dashboard.waitFor(.seconds(20)) {
      $0.contains(words) && $0.contains("our own")
    }
    #expect(screen.contains("✕ Of the shop"), "\(screen)")
    #expect(!screen.contains("hidden"), "\(screen)")
  }

  @Test func aKindThatTwoBundlesHaveIsOneBrokenTile() async throws {
    let stand = BundleStand()
    for name in ["one", "two"] {
      try stand.script(name, describe: Self.describing("orders"), host: "exit 1")
    }
    try stand.folder.write(
      "board.yaml",
      """
      bundles: {one: ./one, two: ./two}
      widgets:
        own: {kind: text, source: {run: [echo, our own]}, every: 1h}
        orders: {kind: orders}
      pages: {Home: [own orders]}
      """)
    let dashboard = try await stand.folder.dashboard("board.yaml", columns: 120, rows: 12)
    try await dashboard.waitFor(.seconds(20)) {
      $0.contains("more than one bundle has a kind 'orders'") && $0.contains("our own")
    }
  }

  /// The names of the program's own kinds are its own.
  @Test func aBundleTakesNoKindOfTheProgram() async throws {
    let stand = BundleStand()
    try stand.write(
      bundle: try stand.script("bundle", describe: Self.describing("text"), host: "exit 1"))
    let dashboard = try await stand.folder.dashboard("board.yaml", columns: 120, rows: 12)
    try await dashboard.waitFor(.seconds(20)) {
      $0.contains("no bundle has a kind 'orders'") && $0.contains("our own")
    }
  }

  static let unhosted = [
    Case("ends at once", "status 3") { try $0.script("bundle", host: "exit 3") },
    Case("crashes at once", "signal 6") { try $0.script("bundle", host: "kill -ABRT $$") },
    Case("never ready", "not ready within 10 s") { try $0.script("bundle", host: "sleep 100") },
    Case("floods", "not ready within 10 s") { try $0.script("bundle", host: "yes & yes >&2") },
    Case("damaged archive", "damaged archive") { stand in
      try stand.script("bundle", host: hosting("printf 'widgettui timeline 2\\nxxxxxxxxxxxx'"))
    },
    Case("newer archive", "archive of another version") { stand in
      try stand.script("bundle", host: hosting("printf 'widgettui timeline 9\\nxxxxxxxxxxxx'"))
    },
    Case("pipe for an archive", "archive cannot be read") { stand in
      try stand.script(
        "bundle", host: hosting("", made: "mkfifo \"$file.new\"; mv \"$file.new\" \"$file\""))
    },
    Case("huge archive", "archive cannot be read") { stand in
      try stand.script("bundle", host: hosting("", made: "truncate -s 100M \"$file\""))
    },
  ]

  /// Returns a program that claims to be the host, and archives something for wanted widgets.
  private static func hosting(_ write: String, made: String? = nil) -> String {
    let make = made ?? "\(write) >\"$file.new\"; mv \"$file.new\" \"$file\""
    return """
      echo $$ >"$2/host"
        name=$(grep -ao 'orders-[0-9a-f]*/[a-z]*' "$2"/wants/* | head -1 | sed 's/.*://; s,/,%2F,')
        file="$2/timelines/$name"
        \(make)
        sleep 100
      """
  }

  @Test(arguments: unhosted)
  func oneWhoseHostFails(_ broken: Case) async throws {
    let stand = BundleStand()
    try stand.write(bundle: try broken.bundle(stand))
    let dashboard = try await stand.folder.dashboard("board.yaml", columns: 120, rows: 12)
    try await dashboard.waitFor(.seconds(30)) {
      $0.contains(broken.words) && $0.contains("our own")
    }
    try await dashboard.send("q")
    #expect(try await dashboard.waitForEnd() == 0)
  }

  @Test func aProviderThatCrashesIsOneBrokenTile() async throws {
    let stand = BundleStand(every: 1)
    try stand.write(bundle: try BundleStand.counted())
    let dashboard = try await stand.folder.dashboard("board.yaml", columns: 120, rows: 12)
    try await dashboard.waitFor(.seconds(20)) { $0.contains("answer") && $0.contains("our own") }
    try stand.fail("crash")
    let screen = try await dashboard.waitFor(.seconds(20)) {
      $0.contains("the program ended while")
    }
    #expect(screen.contains("answer") && screen.contains("our own"))
    try stand.fail(nil)
    try await dashboard.waitFor(.seconds(40)) { !$0.contains("the program ended") }
  }

  @Test func oneThatIsKilledIsStartedAgain() async throws {
    let stand = BundleStand()
    try stand.write(bundle: try BundleStand.counted())
    let dashboard = try await stand.folder.dashboard("board.yaml", columns: 80, rows: 12)
    try await dashboard.waitFor(.seconds(20)) { $0.contains("answer 1") }
    let first = try #require(try stand.host())
    kill(first, SIGKILL)
    let second: pid_t? = try await ask(for: .seconds(10)) {
      try stand.host().flatMap { $0 == first ? nil : $0 }
    }
    #expect(second != nil)
    try await dashboard.send("r")
    try await dashboard.waitFor(.seconds(20)) { $0.contains("answer 2") }
  }

  @Test func oneThatIsBuiltAnewWhileItRunsIsReplaced() async throws {
    let stand = BundleStand()
    let path = "\(stand.folder.path)/Counted"
    try await copy(to: path)
    try stand.write(bundle: path)
    let dashboard = try await stand.folder.dashboard("board.yaml", columns: 200, rows: 12)
    try await dashboard.waitFor(.seconds(20)) { $0.contains("answer 1") }
    let first = try #require(try stand.host())
    try await copy(to: path + ".new")
    #expect(rename(path + ".new", path) == 0)
    let second: pid_t? = try await ask(for: .seconds(20)) {
      try stand.host().flatMap { $0 == first ? nil : $0 }
    }
    #expect(second != nil)
    #expect(kill(first, 0) != 0)
    // The program is missing in between, as while it is linked.
    unlink(path)
    let missing = try await dashboard.waitFor(.seconds(20)) { $0.contains("no such file") }
    #expect(missing.contains("answer"))
    try await copy(to: path)
    try await dashboard.waitFor(.seconds(20)) {
      !$0.contains("no such file") && $0.contains("answer")
    }
  }

  private func copy(to path: String) async throws {
    let outcome = try await Program("/bin/cp").run([try BundleStand.counted(), path])
    try #require(outcome.ending == .exited(0), "\(outcome.standardError)")
  }
}
