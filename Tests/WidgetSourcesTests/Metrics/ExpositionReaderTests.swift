import FoundationEssentials
import Testing

@testable import WidgetSources

@Suite struct ExpositionReaderTests {
  /// Returns the series of a selector in a text, as words.
  private func series(
    _ text: String, _ selector: String, _ format: ExpositionFormat = .text
  ) throws -> [String] {
    try samples(text, selector, format).map { sample in
      let labels = sample.labels.labels.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
      let date = sample.date.map { " @\(($0.timeIntervalSince1970 * 1000).rounded() / 1000)" } ?? ""
      return "\(labels.isEmpty ? "" : labels + " ")\(sample.value)\(date)"
    }
  }

  private func samples(
    _ text: String, _ selector: String, _ format: ExpositionFormat = .text
  ) throws -> [MetricSample] {
    let query = try MetricQuery(selector)
    let selections = try query.selectors.map { try MetricMatching($0) }
    return try Array(text.utf8).withUnsafeBufferPointer { bytes in
      try ExpositionReader.samples(in: bytes, format, of: selections)
    }[0]
  }

  /// Returns the error in a text.
  private func mistake(_ text: String, _ format: ExpositionFormat = .text) -> String {
    do {
      return "none: \(try series(text, "a", format))"
    } catch let error as ExpositionMistake {
      return "\(error.line): \(error.words)"
    } catch {
      return "\(error)"
    }
  }

  /// The example of Prometheus' documentation of the format.
  private static let example = #"""
    # HELP http_requests_total The total number of HTTP requests.
    # TYPE http_requests_total counter
    http_requests_total{method="post",code="200"} 1027 1395066363000
    http_requests_total{method="post",code="400"}    3 1395066363000

    # Escaping in label values:
    msdos_file_access_time_seconds{path="C:\\DIR\\FILE.TXT",error="Cannot find file:\n\"FILE.TXT\""} 1.458255915e9

    # Minimalistic line:
    metric_without_timestamp_and_labels 12.47

    # A weird metric from before the epoch:
    something_weird{problem="division by zero"} +Inf -3982045

    # A histogram, which has a pretty complex representation in the text format:
    # HELP http_request_duration_seconds A histogram of the request duration.
    # TYPE http_request_duration_seconds histogram
    http_request_duration_seconds_bucket{le="0.05"} 24054
    http_request_duration_seconds_bucket{le="+Inf"} 144320
    http_request_duration_seconds_sum 53423
    http_request_duration_seconds_count 144320

    # Finally a summary, which has a complex representation, too:
    # HELP rpc_duration_seconds A summary of the RPC duration in seconds.
    # TYPE rpc_duration_seconds summary
    rpc_duration_seconds{quantile="0.01"} 3102
    rpc_duration_seconds{quantile="0.99"} 76656
    rpc_duration_seconds_sum 1.7560473e+07

    """#

  @Test func theExampleOfTheFormat() throws {
    let text = Self.example
    #expect(
      try series(text, "http_requests_total") == [
        "code=200 method=post 1027.0 @1395066363.0", "code=400 method=post 3.0 @1395066363.0",
      ])
    #expect(
      try series(text, "msdos_file_access_time_seconds") == [
        "error=Cannot find file:\n\"FILE.TXT\" path=C:\\DIR\\FILE.TXT 1458255915.0"
      ])
    #expect(try series(text, "metric_without_timestamp_and_labels") == ["12.47"])
    #expect(try series(text, "something_weird") == ["problem=division by zero inf @-3982.045"])
    #expect(
      try series(text, "http_request_duration_seconds_bucket")
        == ["le=0.05 24054.0", "le=+Inf 144320.0"])
    #expect(
      try series(text, #"rpc_duration_seconds{quantile="0.99"}"#) == ["quantile=0.99 76656.0"])
    #expect(try series(text, "rpc_duration_seconds_sum") == ["17560473.0"])
    #expect(try series(text, "http_request_duration_seconds") == [])
  }

  @Test func openMetrics() throws {
    let text = """
      # TYPE acme_http_router_request_seconds summary
      # UNIT acme_http_router_request_seconds seconds
      # HELP acme_http_router_request_seconds Latency though all of ACME's HTTP request router.
      acme_http_router_request_seconds_sum{path="/api/v1",method="GET"} 9036.32
      acme_http_router_request_seconds_count{path="/api/v1",method="GET"} 807283.0
      acme_http_router_request_seconds_created{path="/api/v1",method="GET"} 1605281325.0
      # TYPE foo counter
      foo_total 17.0 1520879607.789 # {trace_id="oHg5SJYRHA0"} 0.67 1520879607.123
      foo_created 1520430000.123
      # TYPE bar histogram
      bar_bucket{le="0.1"} 8.0 # {} 0.054
      bar_bucket{le="+Inf"} 11.0
      bar_count 11.0
      # EOF
      """
    for text in [text, text + "\n"] {
      #expect(
        try series(text, "acme_http_router_request_seconds_sum", .openMetrics)
          == ["method=GET path=/api/v1 9036.32"])
      #expect(try series(text, "foo_total", .openMetrics) == ["17.0 @1520879607.789"])
      #expect(try series(text, "foo_created", .openMetrics) == ["1520430000.123"])
      #expect(try series(text, "foo", .openMetrics) == [])
      #expect(try series(text, "bar_bucket", .openMetrics) == ["le=0.1 8.0", "le=+Inf 11.0"])
    }
  }

  @Test(
    arguments: [
      "0": 0, "-0.5": -0.5, "+3": 3, "1e3": 1000, "1.7560473e+07": 17_560_473,
      "5E-324": .leastNonzeroMagnitude,
      "0.1": 0.1, "123456789012345678901234567890": 1.2345678901234568e29,
      "9007199254740993": 9_007_199_254_740_992, "1e400": .infinity, "+inf": .infinity,
      "-INF": -.infinity, "Infinity": .infinity, ".5": 0.5, "2.": 2,
    ] as [String: Double])
  func numbers(text: String, value: Double) throws {
    #expect(try samples("a \(text)\n", "a")[0].value == value)
  }

  /// Labels that are the same to a reader and not to Prometheus are of two series.
  @Test func labelsThatLookTheSameStayApart() throws {
    let text = "a{x=\"caf\u{e9}\"} 1\na{x=\"cafe\u{301}\"} 5\n"
    #expect(try samples(text, "a").map(\.value) == [1, 5])
    #expect(try Set(samples(text, "a").map(\.labels)).count == 2)
    for (selector, values) in [
      ("a{x=\"caf\u{e9}\"}", [1]), ("a{x!=\"caf\u{e9}\"}", [5]), ("a{x=~\"caf\u{e9}\"}", [1]),
    ] as [(String, [Double])] {
      #expect(try samples(text, selector).map(\.value) == values, "\(selector)")
    }
  }

  @Test func notANumberIsAValue() throws {
    #expect(try samples("a NaN\n", "a")[0].value.isNaN)
    #expect(try samples("a nan\n", "a")[0].value.isNaN)
  }

  @Test(
    arguments: [
      "": "1: the text is empty", "a 1": "1: the text ends in the middle of this line",
      "a 1\nb{x=\"1": "2: the text ends in the middle of this line",
      "<html>\n": "1: expected the name of a metric, found '<html>'",
      "a\n": "1: expected a value, found the end of the line",
      "a x\n": "1: expected a value, found 'x'", "a 0x1p3\n": "1: expected a value, found '0x1p3'",
      "a 1_000\n": "1: expected a value, found '1_000'",
      "a 1 2 3\n": "1: text follows the value: '3'", "a - 1\n": "1: expected a value, found '- 1'",
      "a 1 now\n": "1: expected a date in milliseconds, found 'now'",
      "a{\n": "1: expected the name of a label, found the end of the line",
      "a{x} 1\n": "1: expected = after the label x, found '} 1'",
      "a{x=1} 1\n": "1: expected a quoted value of the label x, found '1} 1'",
      "a{x=\"1} 1\n": "1: the value of the label x does not end",
      "a{x=\"1\" y=\"2\"} 1\n": "1: expected , or } after a label, found 'y=\"2\"} 1'",
      "a{x=\"\\t\"} 1\n": "1: expected \\\\, \\\" or \\n in a label, found \\'t\"} 1'",
      "a{x=\"1\",x=\"2\"} 1\n": "1: the label x twice",
      "a{b:c=\"1\"} 1\n": "1: expected the name of a label, found 'b:c=\"1\"} 1'",
      "a 1\na 2\n": "2: a series of a stands twice",
      "a{x=\"1\",y=\"2\"} 1\na{y=\"2\",x=\"1\"} 2\n": "2: a series of a stands twice",
      "# TYPE a counter\n# TYPE a gauge\n": "2: a second TYPE of one metric",
      "a 1\n# TYPE a counter\n": "2: TYPE after the values of its metric",
      "# HELP a b\n# HELP a c\n": "2: a second HELP of one metric",
      "# TYPE a info\n":
        "1: expected counter, gauge, histogram, summary, untyped, found 'info'",
      "9a 1\n": "1: expected the name of a metric, found '9a 1'",
      "a 1\r\n": "1: a carriage return at the end of the line",
    ])
  func mistakes(text: String, words: String) {
    #expect(mistake(text) == words)
  }

  @Test(
    arguments: [
      "a 1\n": "1: the text ends without # EOF, so its end may be missing",
      "a 1 NaN\n# EOF\n": "1: a date that is no number",
      "a 1\n# EOF\na 2\n": "2: text follows # EOF",
      "a 1\n\n# EOF\n": "2: an empty line, which OpenMetrics does not have",
      "a  1\n# EOF\n": "1: expected one space, found more",
      "# comment\n# EOF\n": "1: expected HELP, TYPE, UNIT or EOF after #, found 'comment'",
      "a{x=\"1\",} 1\n# EOF\n": "1: a comma before }",
      "a 1 # {x=\"1\"} 1\n# EOF\n":
        "1: an exemplar of a metric that has none: '# {x=\"1\"} 1'",
      "a_total 1 # x\n# EOF\n":
        "1: expected a date or an exemplar after the value, found '# x'",
    ])
  func mistakesOfOpenMetrics(text: String, words: String) {
    #expect(mistake(text, .openMetrics) == words)
  }

  @Test func everyCutOfATextIsAnErrorOrTheSame() throws {
    let bytes = Array(Self.example.utf8)
    for count in 0..<bytes.count where bytes[..<count].last != 0x0a {
      #expect(mistake(String(decoding: bytes[..<count], as: UTF8.self)).contains(": the text"))
    }
  }

  @Test func invalidTextOfALabelIsAnError() throws {
    let bytes = Array("a{x=\"".utf8) + [0xff] + Array("\"} 1\n".utf8)
    #expect(throws: ExpositionMistake(line: 1, words: "the value of the label x is not UTF-8")) {
      try bytes.withUnsafeBufferPointer {
        try ExpositionReader.samples(in: $0, .text, of: [])
      }
    }
  }

  @Test func limits() {
    let long = String(repeating: "x", count: ExpositionReader.longestLabel + 1)
    #expect(mistake("a{x=\"\(long)\"} 1\n") == "1: the label x has more than 4096 bytes")
    #expect(mistake("b{x=\"\(long)\"} 1\n") == "none: []")
    let line = String(repeating: "x", count: ExpositionReader.longestLine)
    #expect(mistake("# \(line)\n") == "1: it has more than 65536 bytes")
    let labels = (0...ExpositionReader.mostLabels).map { "l\($0)=\"\"" }.joined(separator: ",")
    #expect(mistake("b{\(labels)} 1\n") == "1: more than 128 labels")
    let many = (0...ExpositionReader.mostKept).map { "a{x=\"\($0)\"} 1\n" }.joined()
    #expect(mistake(many) == "10001: more than 10000 series of a")
  }

  @Test func aMillionSeriesAreTheMost() {
    let line = "b 1\n"
    let all = String(repeating: line, count: ExpositionReader.mostSeries + 1)
    #expect(mistake(all) == "1000001: more than 1000000 series")
  }

  @Test func conditionsOnLabels() throws {
    let text = """
      a{mode="idle",cpu="0"} 1
      a{mode="user",cpu="0"} 2
      a{mode="user",cpu="10"} 3
      a{cpu="1"} 4

      """
    func values(_ selector: String) throws -> [Double] { try samples(text, selector).map(\.value) }
    #expect(try values(#"a{mode="user"}"#) == [2, 3])
    #expect(try values(#"a{mode!="user"}"#) == [1, 4])
    #expect(try values(#"a{mode=~"us.."}"#) == [2, 3])
    #expect(try values(#"a{cpu=~"1"}"#) == [4])
    #expect(try values(#"a{cpu=~"0|1"}"#) == [1, 2, 4])
    #expect(try values(#"a{mode!~"u.*", cpu="0"}"#) == [1])
    #expect(try values(#"a{mode=""}"#) == [4])
    #expect(try values(#"a{mode!=""}"#) == [1, 2, 3])
  }
}
