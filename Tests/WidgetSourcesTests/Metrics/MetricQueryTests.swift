import Testing

@testable import WidgetSources

@Suite struct MetricQueryTests {
  private func mistake(_ text: String) -> String {
    do throws(MetricQuery.Mistake) {
      return "none: \(try MetricQuery(text).expression)"
    } catch {
      return error.description
    }
  }

  @Test func precedence() throws {
    #expect(
      try MetricQuery("1 + 2 * 3 ^ 2 ^ 0").expression == MetricQuery("1+(2*(3^(2^0)))").expression)
    #expect(try MetricQuery("-2 ^ 2").expression == MetricQuery("-(2 ^ 2)").expression)
    #expect(try MetricQuery("1 - 2 - 3").expression == MetricQuery("(1 - 2) - 3").expression)
    #expect(try MetricQuery("8 / 4 % 3").expression == MetricQuery("(8 / 4) % 3").expression)
  }

  @Test func selectors() throws {
    let query = try MetricQuery(
      #"sum by (mode, cpu) (rate(node_cpu_seconds_total{mode!="idle", job=~'a|b'}[1h30m])) / a:b"#)
    #expect(
      query.selectors == [
        MetricSelector(
          name: "node_cpu_seconds_total",
          matchers: [
            .init(label: "mode", comparison: .unequal, value: "idle"),
            .init(label: "job", comparison: .matching, value: "a|b"),
          ], range: 5400), MetricSelector(name: "a:b"),
      ])
    #expect(query.needsPast)
    let after = try MetricQuery("sum(x) by (mode)  # the sum")
    #expect(after.expression == (try MetricQuery("SUM BY (mode,) (x)")).expression)
    #expect(try MetricQuery("x + x").selectors.count == 1)
    #expect(try MetricQuery("sum + time").selectors.map(\.name) == ["sum", "time"])
  }

  @Test func textsOfConditions() throws {
    func value(_ text: String) throws -> String {
      try MetricQuery("a{b=\(text)}").selectors[0].matchers[0].value
    }
    #expect(try value(#""C:\\x\n\"""#) == "C:\\x\n\"")
    #expect(try value(#"`\d"`"#) == #"\d""#)
    #expect(
      try MetricSelector(MetricQuery(#"a{b="c",d!~"e"}"#).selectors[0].datum)?.text
        == #"a{b="c",d!~"e"}"#)
  }

  @Test(
    arguments: [
      "": "the query ends where a value is expected (character 1)",
      "a +": "the query ends where a value is expected (character 4)",
      "rate(a)": "rate() needs a span of time: write a[5m] (character 7)",
      "rate(sum(a)[5m])":
        "rate() takes a counter and a span of time, such as rate(requests_total[5m]) (character 6)",
      "a[5m]": "a span of time stands within rate(), irate() or increase() (character 2)",
      "rate(a[5x])": "'5x' is no span of time of at least 1s, such as 5m (character 8)",
      "a{b=c}": "expected a text in quotation marks, found 'c}' (character 5)",
      "a{b=\"c": "the text does not end (character 5)",
      "a{b~\"c\"}": "expected =, !=, =~ or !~ after the label b, found '~\"c\"}' (character 4)",
      "a{b=~\"(\"}":
        "the pattern of b is invalid: a group without its end (character 6)",
      "{b=\"c\"}": "write the name of the metric before { (character 1)",
      "a b": "expected an operator or the end, found 'b' (character 3)",
      "(a": "expected ), found the end (character 3)",
      "sum(1)": "sum() takes series (character 5)",
      "\"text\"": "a text is no value here (character 1)",
      "histogram_quantile(a, b)":
        "the first value of histogram_quantile() is a number from 0 to 1 (character 20)",
      "1e999": "'1e999' is no number (character 1)",
    ])
  func mistakes(text: String, words: String) {
    #expect(mistake(text) == words)
  }

  @Test(
    arguments: [
      "topk(3, a)": "topk()", "quantile(0.5, a)": "quantile()", "delta(a[5m])": "delta()",
      "rate(a[5m:1m])": "[…:…] (a subquery)", "a offset 5m": "offset", "a @ 5": "@",
      "a > 5": "‘>’", "a == 5": "‘==’", "a and b": "‘and’", "a or b": "‘or’",
      "a / on (x) b": "on()", "a / b on": "‘on’", "(a)[5m]": "‘[’",
      "label_replace(a)": "label_replace()",
    ])
  func otherConstructsAreNamed(text: String, construct: String) {
    #expect(
      mistake(text).hasPrefix("\(construct) of PromQL is not possible without a Prometheus server"),
      "\(mistake(text))")
  }

  @Test func deepNestingIsRefused() {
    let text = String(repeating: "(", count: 10_000)
    #expect(mistake(text).hasPrefix("it is nested too deeply"))
    #expect(mistake(String(repeating: "-", count: 10_000)).hasPrefix("it is nested too deeply"))
    let names = (0..<30).map { "a\($0)" }.joined(separator: "+")
    #expect(mistake(names).hasPrefix("it has more than 20 names of metrics"))
  }
}
