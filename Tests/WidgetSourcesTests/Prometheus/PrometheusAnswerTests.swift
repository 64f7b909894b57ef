import FoundationEssentials
import Testing

@testable import WidgetSources

@Suite struct PrometheusAnswerTests {
  private func answer(
    _ body: String, status: Int = 200, label: String? = nil
  ) throws(SourceFailure) -> PrometheusAnswer {
    try PrometheusAnswer(
      HTTPResponse(status: status, body: Array(body.utf8), date: testStart), label: label)
  }

  @Test func warningsAreKept() throws {
    let answer = try answer(
      """
      {"status": "success", "warnings": ["not all of it"],
       "data": {"resultType": "scalar", "result": [1, "7"]}}
      """)
    #expect(answer.datum == 7)
    #expect(answer.warning == "Prometheus: not all of it")
    #expect(answer.isPartial)
  }

  @Test func aRemarkOnTheQueryTakesNothingFromTheAnswer() throws {
    let answer = try answer(
      """
      {"status": "success", "warnings": ["PromQL info: metric might not be a counter"],
       "data": {"resultType": "scalar", "result": [1, "7"]}}
      """)
    #expect(answer.warning != nil && !answer.isPartial)
  }

  /// What was asked for is the present, here the second 1000.
  @Test(arguments: [
    (#"{"resultType": "vector", "result": [{"metric": {}, "value": [1000, "42"]}]}"#, nil),
    (#"{"resultType": "matrix", "result": [{"values": [[100, "1"], [990, "42"]]}]}"#, nil),
    (#"{"resultType": "matrix", "result": [{"values": [[-2700, "1"], [900, "42"]]}]}"#, nil),
    (
      #"{"resultType": "matrix", "result": [{"values": [[100, "1"], [160, "42"]]}]}"#,
      "a value of 1 Jan 00:02"
    ),
    (#"{"resultType": "vector", "result": [{"value": [null, "42"]}]}"#, "a value without a time"),
    (#"{"resultType": "scalar", "result": ["1000", "42"]}"#, "a value without a time"),
    (#"{"resultType": "scalar", "result": [20, "42"]}"#, "a value of 1 Jan 00:00"),
  ])
  func aValueOfAnotherTimeIsNone(data: String, reason: String?) throws {
    let body = Array("{\"status\": \"success\", \"data\": \(data)}".utf8)
    var found: String?
    do throws(SourceFailure) {
      _ = try PrometheusAnswer(
        HTTPResponse(status: 200, body: body, date: testStart), label: nil, asked: 1000)
    } catch { found = error.reason }
    #expect(found == reason)
  }

  /// The steps of a range are dated one by one; of another form a value of last month would be one of now.
  @Test(arguments: [
    (#"{"resultType": "vector", "result": [{"metric": {}, "value": [20, "42"]}]}"#, "not a range"),
    (#"{"resultType": "scalar", "result": [1000, "43"]}"#, "not a range"),
    (#"{"resultType": "string", "result": [1000, "44"]}"#, "not a range"),
    (#"{"result": []}"#, "not a range"),
    (
      #"{"resultType": "matrix", "result": [{"values": [[null, "42"]]}]}"#,
      "a value without a time"
    ),
    (#"{"resultType": "matrix", "result": [{"values": [[990, "1"], [1000, "42"]]}]}"#, nil),
    (#"{"resultType": "matrix", "result": []}"#, nil),
  ])
  func aRangeIsAMatrix(data: String, reason: String?) throws {
    let body = Array("{\"status\": \"success\", \"data\": \(data)}".utf8)
    var found: String?
    do throws(SourceFailure) {
      _ = try PrometheusAnswer(
        HTTPResponse(status: 200, body: body, date: testStart), label: nil,
        steps: PrometheusSteps(start: 900, end: 1000, step: 10), asked: 1000)
    } catch { found = error.reason }
    #expect(found == reason)
  }

  @Test(arguments: ["[1]", "[1, \"42\", \"43\"]", "[]", "null"])
  func whatIsNoSampleIsNoValue(sample: String) throws {
    let data = "{\"resultType\": \"vector\", \"result\": [{\"metric\": {}, \"value\": \(sample)}]}"
    #expect(try answer("{\"status\": \"success\", \"data\": \(data)}").datum == .null)
  }

  @Test func namesAreTheLabelsThatDiffer() throws {
    let answer = try answer(
      """
      {"status": "success", "data": {"resultType": "vector", "result": [
        {"metric": {"__name__": "m", "job": "a", "cpu": "0", "mode": "idle"}, "value": [1, "1"]},
        {"metric": {"__name__": "m", "job": "a", "cpu": "1", "mode": "idle"}, "value": [1, "2"]},
        {"metric": {"__name__": "m", "job": "a", "cpu": "1", "mode": "user"}, "value": [1, "x"]}]}}
      """)
    #expect(answer.datum.items?.map { $0["name"] } == ["0 idle", "1 idle", "1 user"])
    #expect(answer.datum.items?.map { $0["value"] } == [1, 2, .null])
  }

  @Test func manyLabelsTakeLittleTime() throws {
    let series = (0..<1000).map { number in
      let labels = (0..<200).map { "\"l\(number)_\($0)\":\"\"" }.joined(separator: ",")
      return "{\"metric\": {\(labels)}, \"value\": [1, \"1\"]}"
    }
    let start = ContinuousClock.now
    let answer = try answer(
      """
      {"status": "success", "data": {"resultType": "vector", "result": [
        \(series.joined(separator: ","))]}}
      """)
    #expect(answer.datum.items?.count == 1000)
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test func aLabelOfSomeSeriesIsInTheirNames() throws {
    let answer = try answer(
      """
      {"status": "success", "data": {"resultType": "vector", "result": [
        {"metric": {"job": "a", "cpu": "0"}, "value": [1, "1"]},
        {"metric": {"job": "a"}, "value": [1, "2"]}]}}
      """)
    #expect(answer.datum.items?.map { $0["name"] } == ["0", ""])
  }

  @Test func statusesWithoutAnAnswer() {
    func reason(_ body: String, _ status: Int) -> SourceFailure? {
      do throws(SourceFailure) {
        _ = try answer(body, status: status)
        return nil
      } catch { return error }
    }
    #expect(reason("Unauthorized", 401)?.isDenied == true)
    #expect(reason("<html>", 200)?.reason == "not Prometheus")
    #expect(reason("[]", 200)?.reason == "not Prometheus")
    #expect(reason(#"{"status": "error", "error": "no space"}"#, 503)?.reason == "no space")
    #expect(
      reason(#"{"status": "success", "data": {"resultType": "new", "result": []}}"#, 200)
        != nil)
  }

  @Test func oneSeriesIsARowWhereRowsAreWanted() throws {
    let body = """
      {"status": "success", "data": {"resultType": "vector", "result": [
        {"metric": {"__name__": "up", "job": "a"}, "value": [1, "1"]}]}}
      """
    let response = HTTPResponse(status: 200, body: Array(body.utf8), date: testStart)
    #expect(try PrometheusAnswer(response, label: nil).datum == 1)
    #expect(
      try PrometheusAnswer(response, label: nil, asRows: true).datum
        == [["name": "up", "value": 1, "labels": ["__name__": "up", "job": "a"]]])
  }

  /// A cache between may give what it once gave.
  @Test(arguments: [("vector", -301.0), ("vector", 301), ("scalar", -301), ("string", -1e300)])
  func aValueOfAnotherTimeIsNone(_ type: String, _ apart: Double) throws {
    let asked = testStart.timeIntervalSince1970
    func datum(_ time: Double) throws(SourceFailure) -> Datum {
      let sample = "[\(time), \"7\"]"
      let result = type == "vector" ? "[{\"metric\": {}, \"value\": \(sample)}]" : sample
      let body =
        "{\"status\": \"success\", \"data\": {\"resultType\": \"\(type)\", \"result\": \(result)}}"
      return try PrometheusAnswer(
        HTTPResponse(status: 200, body: Array(body.utf8), date: testStart), label: nil,
        asked: asked
      ).datum
    }
    #expect(try datum(asked - 2).words == "7")
    #expect(throws: SourceFailure.self) { try datum(asked + apart) }
  }

  @Test func valuesOfTimesThatWereNotAskedForAreLeftOut() {
    let steps = PrometheusSteps(start: 100, end: 120, step: 10)
    let pairs: [Datum] = [50, 100, 110, 120, 5000].map { [.number($0), 1] }
    #expect(
      steps.filled([pairs])[0].compactMap { $0.items?.first?.number } == [100, 110, 120])
  }

  @Test func seriesThatAreLeftOutAreSaid() throws {
    let series = (0...1000).map { "{\"metric\": {\"n\": \"\($0)\"}, \"value\": [1, \"1\"]}" }
    let answer = try answer(
      "{\"status\": \"success\", \"data\": {\"resultType\": \"vector\", \"result\": ["
        + series.joined(separator: ",") + "]}}")
    #expect(answer.datum.items?.count == 1000)
    #expect(answer.warning == "more than 1000 series: the others are left out")
  }

  /// A server may call anything a time.
  @Test func aTimeThatIsNoNumberIsNoStep() {
    let steps = PrometheusSteps(start: 100, end: 120, step: 10)
    let odd: [Datum] = [.nan, .infinity, -.infinity, 1e300].map { time in
      .list([.number(time), .number(1)])
    }
    #expect(steps.filled([odd])[0].count >= odd.count)
    let none = PrometheusSteps(start: 0, end: 0, step: 0)
    #expect(none.filled([[.list([.number(0), .number(1)])]])[0].count >= 1)
  }

  /// All series have the same steps, so that the line of a missing series is interrupted.
  @Test func missingStepsOfARangeAreGaps() throws {
    let body = """
      {"status": "success", "data": {"resultType": "matrix", "result": [
        {"metric": {"job": "a"}, "values": [[110, "1"], [120, "2"], [150, "3"]]},
        {"metric": {"job": "b"}, "values": [[120, "4"], [130, "NaN"], [140, "5"]]}]}}
      """
    let answer = try PrometheusAnswer(
      HTTPResponse(status: 200, body: Array(body.utf8), date: testStart), label: nil,
      steps: PrometheusSteps(start: 100, end: 150, step: 10))
    let values = answer.datum.items?.map { series in
      (series["values"]?.items ?? []).map { pair in
        let value = pair.items?.last?.number.map { $0.isNaN ? "NaN" : "\(Int($0))" } ?? "gap"
        return "\(pair.items?.first?.words ?? "")=\(value)"
      }.joined(separator: " ")
    }
    #expect(
      values == [
        "110=1 120=2 130=gap 140=gap 150=3", "110=gap 120=4 130=NaN 140=5 150=gap",
      ])
  }
}
