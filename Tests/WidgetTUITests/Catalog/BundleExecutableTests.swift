import Glibc
import TestServers
import Testing
import WidgetSettings
import WidgetSources
import WidgetTimeline

@testable import WidgetTUI

/// Tests of the processes that answer for a bundle.
@Suite struct BundleExecutableTests {
  private let folder = TemporaryFolder()

  /// Returns a bundle whose program says where it may keep Live Activities.
  private func executable() throws -> BundleExecutable {
    let path = try folder.write(
      """
      #!/bin/sh
      kept="${WIDGETTUI_ACTIVITIES:-none}"
      test "$kept" = none || echo kept >"$kept/activity.json"
      case "$1" in
      describe) echo '{"widgettui-bundle": 1, "widgets": [{"kind": "'"$kept"'", "families": ["small"]}]}';;
      answer) echo '{"state": "done", "lines": ["'"$kept"'"]}';;
      esac

      """, to: "program")
    chmod(path, 0o700)
    var executable = BundleExecutable(path, permissions: Permissions(), in: "/")
    executable.activities = ActivityFolder(path: folder["activities"])
    return executable
  }

  private func answer(_ subject: BundleQuestion.Subject) throws -> String? {
    let question = BundleQuestion(subject, kind: "orders", InstanceSettings())
    return try executable().answer(question).first?.lines?.first
  }

  /// Whoever looks at a bundle may not have agreed to it yet: nothing of it lasts.
  @Test func aDescriptionGetsNoFolderThatLasts() throws {
    #expect(try executable().description(in: nil).widgets.map(\.kind) == ["none"])
    #expect(access(folder["activities"], F_OK) != 0)
  }

  @Test(arguments: [BundleQuestion.Subject.preview, .options, .parameters, .drawing])
  func aPictureGetsNoneEither(subject: BundleQuestion.Subject) throws {
    #expect(try answer(subject) == "none")
    #expect(access(folder["activities"], F_OK) != 0)
  }

  @Test func anIntentStartsActivities() throws {
    #expect(try answer(.open) == folder["activities"])
    #expect(access(folder["activities/activity.json"], F_OK) == 0)
  }
}
