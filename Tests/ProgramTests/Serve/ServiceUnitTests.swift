import Glibc
import Testing
import WidgetArchive
import WidgetTesting

/// Tests of the installed units under a real systemd: a user manager in namespaces of its own, which ends with its
/// processes when the test ends.
@Suite(.fewAtOnce)
struct ServiceUnitTests {
  /// Starts a user manager whose home is `$1`, and defines the words in which a test speaks to it.
  private static let manager = """
    mount -t tmpfs none /run && mkdir -p /run/systemd/system /run/user/0 && chmod 700 /run/user/0 || exit
    export HOME=$1 XDG_RUNTIME_DIR=/run/user/0
    unset XDG_CONFIG_HOME XDG_CACHE_HOME XDG_DATA_HOME XDG_STATE_HOME WIDGETTUI_STATE
    /lib/systemd/systemd --user --log-target=null </dev/null >/dev/null 2>&1 &
    ctl() { systemctl --user --no-pager "$@"; }
    value() { ctl show -p "$1" --value "$2"; }
    say() { echo "$1: $2 $(value ActiveState $2), $(value Result $2)"; }
    until_true() {
      for _ in $(seq 900); do eval "$1" && return; sleep 0.1; done
      echo "never: $1"; ctl status widgettui widgettui-agent
    }
    change() {
      mkdir -p $HOME/.config/systemd/user/$1.service.d
      echo "$2" >$HOME/.config/systemd/user/$1.service.d/$3.conf
      ctl daemon-reload
    }
    until ctl show-environment >/dev/null 2>&1; do sleep 0.1; done

    """

  /// Installs the units of this checkout, and a board that is published.
  private func prepare(_ home: ScratchFolder) throws {
    let units = "\(home.path)/.config/systemd/user"
    try FileAccess.makeFolder(units)
    try FileAccess.makeFolder("\(home.path)/.config/widgettui")
    try FileAccess.makeFolder("\(home.path)/bin")
    for name in ["widgettui", "widgettui-agent"] {
      let unit = try #require(try TextFile.read("\(PackageFolder.path)/systemd/\(name).service.in"))
      try TextFile.write(
        unit.replacing("@PREFIX@", with: home.path)
          .replacing("[Service]", with: "[Service]\nStandardError=append:\(home.path)/log"),
        to: "\(units)/\(name).service")
    }
    symlink(try Program.widgettui().path, "\(home.path)/bin/widgettui")
    try TextFile.write("12.5", to: "\(home.path)/load")
    try TextFile.write(
      """
      publish: {metrics: \(home.path)/agent.prom}
      widgets: {load: {kind: metric, every: 1s, source: {file: \(home.path)/load}}}
      pages: {Home: [load load]}
      """, to: "\(home.path)/.config/widgettui/board.yaml")
  }

  /// Runs a script of a shell beside the user manager, and returns what it prints, and the units' log.
  private func output(_ script: String) async throws -> (text: String, log: String) {
    let home = ScratchFolder()
    try prepare(home)
    try TextFile.write(Self.manager + script, to: "\(home.path)/script")
    let outcome = try await Program("unshare").run(
      [
        "--user", "--map-root-user", "--mount", "--pid", "--fork", "--mount-proc", "--kill-child",
        "bash", "\(home.path)/script", home.path,
      ], environment: home.environment, directory: home.path, timeout: .seconds(300))
    return (
      outcome.standardOutput + outcome.standardError,
      try TextFile.read("\(home.path)/log") ?? ""
    )
  }

  @Test(.enabled(if: UserNamespace.canMount()))
  func theAgentIsReadyReloadsAndIsStartedAgainWhenItIsKilledOrHangs() async throws {
    let (text, log) = try await output(
      """
      unit=widgettui-agent
      ctl start $unit; say started $unit
      until_true 'grep -q "^widgettui_widget_value.* 12.5" agent.prom 2>/dev/null'
      ctl reload $unit
      until_true 'grep -q event=reloaded log && [ "$(value ActiveState $unit)" = active ]'; say reloaded $unit
      ctl kill -s KILL --kill-who=main $unit
      until_true '[ "$(value NRestarts $unit)" = 1 ] && ctl -q is-active $unit'; say killed $unit
      change $unit $'[Service]\\nWatchdogSec=10\\nRestartSec=0' soon
      ctl restart $unit
      before=$(value MainPID $unit)
      kill -STOP $before
      until_true '[ "$(value MainPID $unit)" != $before ] && ctl -q is-active $unit'; say hung $unit
      until_true 'grep -q "^widgettui_widget_value.* 12.5" agent.prom 2>/dev/null'
      ctl stop $unit; say stopped $unit
      ls agent.prom 2>/dev/null
      """)
    #expect(
      text == """
        started: widgettui-agent active, success
        reloaded: widgettui-agent active, success
        killed: widgettui-agent active, success
        hung: widgettui-agent active, success
        stopped: widgettui-agent inactive, success

        """, "\(log)")
  }

  @Test(.enabled(if: UserNamespace.canMount()))
  func ofServiceAndAgentOneRunsAndAWrongCommandLineIsNotTriedAgain() async throws {
    let (text, log) = try await output(
      """
      ctl start widgettui-agent; say first widgettui-agent
      ctl start widgettui; say then widgettui
      until_true '[ "$(value ActiveState widgettui-agent)" != deactivating ]'; say then widgettui-agent
      change widgettui $'[Service]\\nExecStart=\\nExecStart='"$HOME/bin/widgettui serve --no-such-option" wrong
      ctl restart widgettui 2>/dev/null; say wrong widgettui
      value ExecMainStatus widgettui
      """)
    #expect(
      text == """
        first: widgettui-agent active, success
        then: widgettui active, success
        then: widgettui-agent inactive, success
        wrong: widgettui failed, exit-code
        2

        """, "\(log)")
  }
}
