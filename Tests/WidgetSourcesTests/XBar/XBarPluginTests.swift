import Testing

@testable import WidgetSources

@Suite struct XBarPluginTests {
  @Test(
    arguments: [
      ("cpu.5s.sh", 5.0), ("cpu.10m.py", 600), ("a.b.1h.rb", 3600), ("x.1d.sh", 86_400),
      ("x.500ms.sh", 1), ("x.90s", 90), ("cpu.sh", nil), ("5m.sh", nil), ("x.m.sh", nil),
      ("x.0s.sh", nil), ("x.5w.sh", nil), ("", nil), ("x.99999999999999999999d.sh", nil),
    ] as [(String, Double?)])
  func intervalsInNames(_ name: String, _ seconds: Double?) {
    if name.contains("999") {
      #expect((XBarPlugin.interval(of: name) ?? .infinity) > 1e20)
    } else {
      #expect(XBarPlugin.interval(of: name) == seconds)
    }
  }

  @Test func aScheduleWinsOverTheName() {
    let head = "# <swiftbar.schedule>1,16,31,46 * * * *</swiftbar.schedule>"
    #expect(XBarPlugin(name: "x.5m.sh", head: head).pace == .cron("1,16,31,46 * * * *"))
    #expect(XBarPlugin(name: "x.5m.sh", head: "").pace == .every(300))
    #expect(XBarPlugin(name: "x.sh", head: "# <swiftbar.schedule></swiftbar.schedule>").pace == nil)
  }

  @Test func variablesHaveDefaults() {
    let head = """
      #!/bin/sh
      # <xbar.var>string(VAR_NAME="Mat (R) = me"): Your name.</xbar.var>
      #  <xbar.var>number(VAR_COUNTER=1): A counter.</xbar.var>
      // <xbar.var>boolean(VAR_OK=true):       Verbose?</xbar.var>
      # <xbar.var>string(VAR_VIM=/usr/bin/env vim): Path</xbar.var>
      # <xbar.var>select(VAR_STYLE="normal"): Style. [small, normal]</xbar.var>
      # <xbar.var>string(VAR_EMPTY): Nothing</xbar.var>
      # <xbar.var>broken</xbar.var> <xbar.var>never closed
      # <swiftbar.environment>['A':'one two', B=2]</swiftbar.environment>
      """
    #expect(
      XBarPlugin(name: "x", head: head).variables == [
        "VAR_NAME": "Mat (R) = me", "VAR_COUNTER": "1", "VAR_OK": "true",
        "VAR_VIM": "/usr/bin/env vim", "VAR_STYLE": "normal", "VAR_EMPTY": "", "A": "one two",
        "B": "2",
      ])
  }
}
