import FoundationEssentials
import Testing
import WidgetSources

@testable import WidgetCatalog

@Suite("Columns that series share")
struct ChartColumnsTests {
  /// Returns a series of values at times.
  private func series(_ points: [(time: Double, value: Double?)]) -> ChartSeries {
    ChartSeries(
      name: "",
      points: points.map {
        .init(place: .date(Date(timeIntervalSince1970: $0.time)), value: $0.value)
      })
  }

  private func counted(_ values: [Double?]) -> ChartSeries {
    ChartSeries(
      name: "",
      points: values.enumerated().map { .init(place: .index($0.offset), value: $0.element) })
  }

  /// Series of the same hour, the last value of which is 99.
  @Test(arguments: [10, 25, 50, 60, 61, 80])
  func valuesOfOneTimeAreInOneColumn(most: Int) {
    let minutes = Array(0...60)
    let flat = series(minutes.map { minute in (Double(minute) * 60, minute == 60 ? 99 : 10) })
    let busy = series(
      minutes.map { minute in
        let value: Double = minute == 60 ? 99 : Double(10 + minute % 7)
        return (Double(minute) * 60, value)
      })
    let map = ChartColumns([flat, busy], most: most)
    #expect(map.places.count == (most > 60 ? 61 : most / 2 * 2))
    for row in map.rows {
      #expect(row.count == map.places.count)
      #expect(row.last == 99)
      #expect(row.dropLast().allSatisfy { $0 ?? 99 < 99 })
    }
  }

  @Test func aRowIsEmptyWhereItHasNoPoint() {
    let hours = (0..<10).map { hour -> (Double, Double?) in (Double(hour) * 3600, Double(hour)) }
    let third = hours.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
    let map = ChartColumns([series(hours), series(Array(hours[5...])), series(third)], most: 40)
    #expect(
      map.rows == [
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [nil, nil, nil, nil, nil, 5, 6, 7, 8, 9],
        [0, nil, nil, 3, nil, nil, 6, nil, nil, 9],
      ])
    #expect(map.places.map(\.date?.timeIntervalSince1970) == hours.map(\.0))
  }

  @Test("A row that began later stays at its times among fewer columns than there are times")
  func laterRows() {
    let long = series((0..<100).map { (Double($0) * 60, 1) })
    let late = series((50..<100).map { (Double($0) * 60, 2) })
    let map = ChartColumns([long, late], most: 20)
    #expect(map.rows[1] == Array(repeating: nil, count: 10) + Array(repeating: 2, count: 10))
    #expect(map.places[10] == .date(Date(timeIntervalSince1970: 3000)))
  }

  @Test("Series with times of their own share spans of time, not stripes")
  func differentTimes() {
    let first = series((0..<10).map { (Double($0) * 60, Double($0)) })
    let second = series((0..<10).map { (Double($0) * 60 + 7, Double($0)) })
    let map = ChartColumns([first, second], most: 40)
    #expect(map.rows == Array(repeating: (0..<10).map { Double($0) }, count: 2))
  }

  @Test func aSeriesWithoutTimesHasNoPlaceAmongTimes() {
    let map = ChartColumns([counted([7, 8]), series([(0, 1), (60, 2)])], most: 40)
    #expect(map.rows == [[nil, nil], [1, 2]])
  }

  @Test func placesWithoutTimesAreCounted() {
    let gap = ChartSeries(
      name: "",
      points: [.init(place: .index(0), value: 1), .init(place: .index(2), value: 3)])
    let map = ChartColumns([gap, counted([4, 5, nil])], most: 40)
    #expect(map.rows == [[1, nil, 3], [4, 5, nil]])
  }

  @Test func noPeakIsLost() {
    let values = (0..<1000).map { index -> Double? in index == 333 ? 50 : index == 777 ? -50 : 0 }
    let map = ChartColumns([counted(values)], most: 30)
    #expect(map.rows[0].count == 30)
    #expect(map.rows[0].contains(50) && map.rows[0].contains(-50))
  }
}
