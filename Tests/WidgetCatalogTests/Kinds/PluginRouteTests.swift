import Foundation
import Synchronization
import TestServers
import Testing
import WidgetSettings
import WidgetSources
import WidgetTimeline

@testable import WidgetCatalog

/// Tests of the actions of a plugin's lines.
@Suite struct PluginRouteTests {
  private let folder = TemporaryFolder()

  private func settings(_ source: Setting) -> InstanceSettings {
    InstanceSettings(["source": source])
  }

  private var trusted: Setting { ["xbar": .text("\(folder.path)/a.sh"), "trusted": "yes"] }

  /// Returns the states of opening an address for a widget with such a source.
  private func open(_ address: String, _ source: Setting) async throws -> [LinkRoute.State] {
    try ProgramFile.write("#!/bin/sh\necho a\n", to: folder["a.sh"])
    let states = Mutex<[LinkRoute.State]>([])
    await PluginRoute.route.open(address, settings(source)) { state in
      states.withLock { $0.append(state) }
    }
    return states.withLock { $0 }
  }

  /// Returns the path of a program on this machine.
  private func path(_ program: String) -> String {
    (try? ProgramPath.found(program, folder: nil, in: .own)) ?? program
  }

  private func consent(_ action: XBarAction, _ source: Setting) -> LinkRoute.Consent {
    PluginRoute.route.consent(action.address, settings(source))
  }

  private func isThere(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder.path)/\(name)")
  }

  @Test func aTrustedPluginsLineStartsItsProgramInThePluginsFolder() async throws {
    let action = XBarAction(["touch", "here"], refreshes: true)
    let states = try await open(action.address, trusted)
    #expect(states.last == .done("Ran \(path("touch")) here", reloads: true))
    #expect(isThere("here"))
    let quiet = XBarAction(["touch", "there"])
    let quietly = LinkRoute.State.done("Ran \(path("touch")) there", reloads: false)
    #expect(try await open(quiet.address, trusted).last == quietly)
    #expect(isThere("there"))
  }

  @Test func aProgramHasThePluginsVariables() async throws {
    var source = trusted.entries
    source["variables"] = ["WHO": "Ann"]
    let action = XBarAction(["sh", "-c", #"echo "$WHO $SWIFTBAR_PLUGIN_PATH" >got"#])
    guard case .done? = try await open(action.address, .mapping(source)).last else {
      Issue.record("it was not run")
      return
    }
    let got = try String(contentsOfFile: "\(folder.path)/got", encoding: .utf8)
    #expect(got == "Ann \(folder.path)/a.sh\n")
  }

  @Test(
    arguments: [
      ["xbar": "a.sh"], ["xbar": "a.sh", "trusted": "no"],
      ["http": "https://evil.example/plugin.json"],
      ["http": "https://evil.example/plugin.json", "trusted": "yes"],
      [["xbar": "a.sh", "trusted": "yes"], ["http": "https://evil.example/x"]], "system.cpu",
    ] as [Setting])
  func nothingIsStartedWhereTheBoardDoesNotSaySo(source: Setting) async throws {
    let action = XBarAction(["touch", "\(folder.path)/pwned"])
    guard case .failed(let reason)? = try await open(action.address, source).last else {
      Issue.record("it was opened")
      return
    }
    #expect(reason.contains("trusted: yes"))
    #expect(!isThere("pwned"))
    #expect(consent(action, source) == .refused(XBarRefusal.untrusted.words))
  }

  /// Texts that any shell would interpret.
  @Test(arguments: [
    "$(touch pwned)", "`touch pwned`", "; touch pwned", "a' ; touch pwned ; '",
    #"a" ; touch pwned ; ""#, "| touch pwned", "&& touch pwned",
  ])
  func argumentsReachTheProgramAsTheyAre(argument: String) async throws {
    let action = XBarAction(["sh", "-c", #"printf %s "$1" >got"#, "sh", argument])
    guard case .done? = try await open(action.address, trusted).last else {
      Issue.record("it was not run")
      return
    }
    #expect(try String(contentsOfFile: "\(folder.path)/got", encoding: .utf8) == argument)
    #expect(!isThere("pwned"))
    // There is no program of that name, and no shell interprets it.
    let named = XBarAction([argument])
    guard case .failed? = try await open(named.address, trusted).last else {
      Issue.record("it was started")
      return
    }
    #expect(!isThere("pwned"))
  }

  /// The route trusts no address, not even one of its own plugin.
  @Test(
    arguments: [
      (["touch", "a\ntouch pwned"], "argument 1 contains U+000A"),
      (["touch", "pwned\0x"], "argument 1 contains U+0000"),
      (["bin/touch", "pwned"], "bin/touch is a relative path"),
      (["no-such-program", "pwned"], "no-such-program: command not found"),
      (["/dev/null", "pwned"], "/dev/null: not executable"),
      (["touch", "pwned" + String(repeating: " ", count: 3000)], "expected at most 2048"),
    ] as [([String], String)])
  func whatCannotBeShownOrIsNotThereIsRefused(command: [String], reason: String) async throws {
    let action = XBarAction(command)
    guard case .failed(let words)? = try await open(action.address, trusted).last else {
      Issue.record("it was run")
      return
    }
    #expect(words.contains(reason))
    #expect(!isThere("pwned"))
    #expect(consent(action, trusted) == .refused(words))
  }

  @Test func failuresSayWhy() async throws {
    let action = XBarAction(["sh", "-c", "echo no network >&2; exit 3"])
    #expect(
      try await open(action.address, trusted).last
        == .failed("\(path("sh")): exit 3: no network"))
  }

  @Test func whatWillRunIsShownFirst() throws {
    let action = XBarAction(["touch", "a b", "it's"])
    #expect(
      consent(action, trusted)
        == .needed([#"\#(path("touch")) 'a b' 'it'\''s'"#, "", "in the folder \(folder.path)"]))
    // Running the plugin again starts nothing new.
    let again = XBarAction([], refreshes: true)
    #expect(consent(again, trusted) == .given)
    #expect(PluginRoute.route.summary(again.address) == "runs the plugin again")
    #expect(PluginRoute.route.summary(action.address) == #"asks to run touch 'a b' 'it'\''s'"#)
  }

  @Test func aWindowOfTmuxGetsTheCommandAsArguments() throws {
    let tmux = try TerminalWindow(in: ProcessEnvironment(["TMUX": "/tmp/tmux,1,0"]))
    let arguments = tmux.arguments(["ls", "$(id)", "a;"], in: "/a b")
    #expect(arguments.prefix(4) == ["tmux", "new-window", "sh", "-c"])
    #expect(arguments.suffix(5) == ["sh", "/a b", "ls", "$(id)", #"a\;"#])
    // A letter that joins the sign does not hide it.
    let joined = try #require(tmux.arguments(["ls", "\u{d4e};"], in: "/").last)
    #expect(Array(joined.utf8) == Array("\u{d4e}\\;".utf8))
    let desktop = try TerminalWindow(
      in: ProcessEnvironment(["DISPLAY": ":0", "TERMINAL": "foot"]))
    #expect(desktop.arguments(["ls"], in: "/").prefix(2) == ["foot", "-e"])
    #expect(throws: SourceFailure.self) { try TerminalWindow(in: ProcessEnvironment()) }
  }
}
