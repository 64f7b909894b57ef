import Glibc
import Testing
import WidgetArchive
import WidgetLayout
import WidgetSettings

@testable import WidgetTimeline

/// Tests of the environment with which a widget is read.
@Suite struct FrontEndEnvironmentsTests {
  private let orders = WidgetKey(kind: "text", configuration: ["source": "orders"])
  private let other = WidgetKey(kind: "text", configuration: ["source": "other"])

  private func owner(
    _ process: SleepingProcess?, _ role: WantOwner.Role = .dashboard, _ widgets: [WidgetKey]
  ) -> WantOwner {
    WantOwner(
      role: role, process: process?.id,
      wants: widgets.map { widget in
        Want(
          instance: WidgetInstance(
            id: "a", kind: widget.kind, family: .systemSmall, configuration: widget.configuration),
          size: Size(width: 20, height: 10))
      })
  }

  @Test func theNewestTerminalOfSeveralCounts() throws {
    let (first, second) = (try SleepingProcess("one"), try SleepingProcess("two"))
    var environments = FrontEndEnvironments()
    let both = [owner(second, .dashboard, [orders]), owner(first, .dashboard, [orders])]
    let changes = [
      environments.follow([both[1]]), environments.follow(both),
      environments.follow(both.reversed()),
    ]
    #expect(changes == [true, true, false])
    #expect(environments.environment(of: orders)["SHOP_TOKEN"] == "two")
    #expect(environments.environment(of: orders).owner == .terminal)
    _ = environments.follow([both[1]])
    #expect(environments.environment(of: orders)["SHOP_TOKEN"] == "one")
  }

  @Test func aStatusLineOrASnapshotNeverComesBeforeATerminal() throws {
    let (terminal, line) = (try SleepingProcess("terminal"), try SleepingProcess("line"))
    for role in [WantOwner.Role.statusLine, .snapshot] {
      var environments = FrontEndEnvironments()
      _ = environments.follow([owner(line, role, [orders])])
      #expect(environments.environment(of: orders)["SHOP_TOKEN"] == "line")
      _ = environments.follow([
        owner(terminal, .dashboard, [orders]), owner(line, role, [orders]),
      ])
      #expect(environments.environment(of: orders)["SHOP_TOKEN"] == "terminal")
    }
  }

  @Test func whatWasReadLastIsKeptWhenTheTerminalGoes() throws {
    let (terminal, another) = (try SleepingProcess("one"), try SleepingProcess("two"))
    var environments = FrontEndEnvironments()
    environments.starter = ProcessEnvironment(["SHOP_TOKEN": "starter"], owner: .starter)
    #expect(environments.environment(of: orders)["SHOP_TOKEN"] == "starter")
    _ = environments.follow([owner(terminal, .dashboard, [orders])])
    // Its process has ended, and a status line without a process remains.
    _ = environments.follow([
      owner(nil, .statusLine, [orders, other]), owner(another, .dashboard, []),
    ])
    #expect(environments.environment(of: orders)["SHOP_TOKEN"] == "one")
    #expect(environments.environment(of: orders).owner == .closedTerminal)
    #expect(environments.environment(of: other)["SHOP_TOKEN"] == "two")
    #expect(environments.environment(of: other).owner == .otherTerminal)
  }

  @Test func nobodyElsesProcessIsRead() {
    #expect(FrontEndProcess(id: 0) == nil)
    #expect(FrontEndProcess(id: 99_999_999) == nil)
    if geteuid() != 0 { #expect(FrontEndProcess(id: 1) == nil) }
    #expect(FrontEndProcess(id: getpid()) == FrontEndProcess(id: getpid()))
  }

  @Test func variablesOfOneWindowAreNotLasting() {
    let environment = ProcessEnvironment(
      bytes: Array("A=1\0WINDOWID=7\0TERM_PROGRAM=x\0SHLVL=2\0=bad\0B=x=y\0A=2\0C=\0".utf8),
      owner: .terminal)
    #expect(environment.lasting == ["A": "1", "B": "x=y", "C": ""])
    #expect(environment["C"] == nil)
  }
}
