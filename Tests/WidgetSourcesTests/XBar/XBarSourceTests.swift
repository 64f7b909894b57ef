import FoundationEssentials
import Glibc
import TestServers
import Testing
import WidgetSettings

@testable import WidgetSources

/// Tests of plugins with real programs.
@Suite struct XBarSourceTests {
  private let folder = TemporaryFolder()

  private func source(
    _ name: String, _ script: String, mode: mode_t = 0o755, _ more: [String: Setting] = [:]
  ) throws -> any Source {
    try ProgramFile.write(script, to: folder[name], mode: mode)
    return try SourceKind.xbar.make(.mapping(["xbar": .text(name)].merging(more) { $1 }))
  }

  @Test func aPluginRunsInItsFolderWithItsVariables() throws {
    let source = try source(
      "who.1m.sh",
      """
      #!/bin/sh
      # <xbar.var>string(VAR_NAME="nobody"): Who.</xbar.var>
      # <xbar.var>string(VAR_PLACE="here"): Where.</xbar.var>
      echo "$VAR_NAME $VAR_PLACE $SWIFTBAR $XBARDarkMode | color=black,white"
      echo ---
      echo "$(basename "$PWD")/$(basename "$SWIFTBAR_PLUGIN_PATH")"
      """, ["variables": ["VAR_NAME": "Ann"]])
    let datum = try source.read(.test(folder: folder.path)).datum
    #expect(datum["title"] == "Ann here 1 true")
    #expect(datum["color"] == "white")
    let parent = folder.path.split(separator: "/").last ?? ""
    #expect(datum["body"]?.items?.first?["text"] == .text("\(parent)/who.1m.sh"))
    #expect(source.pace(.test(folder: folder.path)) == .every(60))
  }

  @Test func failuresSayWhy() throws {
    let request = SourceRequest.test(folder: folder.path)
    let failing = try source("f.sh", "#!/bin/sh\necho half\necho 'no token' >&2\nexit 3\n")
    let error = failure { () throws(SourceFailure) in try failing.read(request) }
    #expect(error == SourceFailure("exit 3", "no token", kind: .exited(status: 3)))
    let silent = try source("s.sh", "#!/bin/sh\n")
    #expect(
      failure { () throws(SourceFailure) in try silent.read(request) }.reason == "printed nothing")
    let slow = try source("w.sh", "#!/bin/sh\nsleep 60\n")
    #expect(
      failure { () throws(SourceFailure) in
        try slow.read(.test(timeout: 0.2, folder: folder.path))
      }.reason == "no answer in 200 ms")
    let endless = try source("e.sh", "#!/bin/sh\nyes\n")
    #expect(
      failure { () throws(SourceFailure) in try endless.read(request) }.reason == "more than 2 MiB")
    let missing = try SourceKind.xbar.make(["xbar": "gone.1m.sh"])
    let absence = failure { () throws(SourceFailure) in try missing.read(request) }
    #expect(absence.isAbsent)
    #expect(absence.reason == "no file gone.1m.sh")
    #expect(missing.pace(request) == .every(60))
    let plain = try source("p.sh", "#!/bin/sh\necho hi\n", mode: 0o644)
    #expect(
      failure { () throws(SourceFailure) in try plain.read(request) }.detail.contains("chmod +x"))
  }

  @Test func changesOfThePluginAreTold() throws {
    let source = try source("x.sh", "#!/bin/sh\necho hi\n")
    let told = Counter()
    let watch = try #require(source.watch(.test(folder: folder.path)) { told.add() })
    try folder.write("#!/bin/sh\necho ho\n", to: "x.sh")
    #expect(eventually { told.count > 0 })
    watch.stop()
  }

  /// An address holds an encoded command, in which the secret could not be found.
  @Test func aSecretIsInNoAction() throws {
    let source = try source(
      "s.sh", "#!/bin/sh\necho T\necho ---\necho \"Go | bash=/bin/echo param1=$TOKEN\"\n",
      ["trusted": "yes", "variables": ["TOKEN": "${secret:t}"]])
    var request = SourceRequest.test(folder: folder.path)
    request.secrets = Secrets(["t": ["command": ["printf", "hunter2hunter2"]]])
    let line = try #require(try source.read(request).datum["body"]?.items?.first)
    let action = XBarAction(address: line["action"]?.words ?? "")
    #expect(action?.refusal == .secret)
    #expect(action?.command == [])
  }

  @Test func aStreamablePluginRunsOnAndAgainWhenItIsAnother() throws {
    func script(_ word: String) -> String {
      """
      #!/bin/sh
      # <swiftbar.type>streamable</swiftbar.type>
      echo old
      echo '~~~'
      echo '\(word)'
      echo ---
      echo 'Go | bash=/bin/ls'
      exec sleep 600
      """
    }
    let source = try source("s.sh", script("first"), ["trusted": "yes"])
    let request = SourceRequest.test(folder: folder.path)
    let told = Counter()
    let watch = try #require(source.watch(request) { told.add() })
    defer { watch.stop() }
    #expect(eventually { (try? source.read(request).datum["title"]) == "first" })
    let body = try source.read(request).datum["body"]?.items
    #expect(XBarAction(address: body?.first?["action"]?.words ?? "")?.command == ["/bin/ls"])
    #expect(told.count > 0)
    try ProgramFile.write(script("second"), to: folder["s.sh"])
    #expect(eventually { (try? source.read(request).datum["title"]) == "second" })
  }

  @Test func aStreamThatEndsIsAFailure() throws {
    let source = try source(
      "e.sh",
      "#!/bin/sh\n# <swiftbar.type>streamable</swiftbar.type>\necho one\necho gone >&2\nexit 4\n")
    let request = SourceRequest.test(folder: folder.path)
    let watch = try #require(source.watch(request) {})
    defer { watch.stop() }
    #expect(
      eventually {
        failure { () throws(SourceFailure) in try source.read(request) }.reason
          == "stream ended: exit 4"
      })
  }
}
