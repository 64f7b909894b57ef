import FoundationEssentials
import Testing
import WidgetLayout
import WidgetSettings
import WidgetSources
import WidgetTesting

@testable import WidgetCatalog

/// Tests of every kind for boards, in every family that it supports.
@MainActor
@Suite("Kinds of boards")
struct ReadingKindTests {
  nonisolated static let exhibits: [Exhibit] = [
    Exhibit("metric", MetricKind.self),
    Exhibit("metric-four", MetricKind.self, ["values": [".a", ".b", ".c", ".d"]]),
    Exhibit(
      "metric-seven", MetricKind.self, ["values": [".a", ".b", ".c", ".d", ".e", ".f", ".g"]]),
    Exhibit(
      "metric-bad", MetricKind.self,
      [
        "name": "Disk", "unit": "%", "range": "0..100", "warn": "80", "bad": "90", "chart": "gauge",
      ],
      94),
    Exhibit("metric-long", MetricKind.self, .longNames, ["a": 99.4, "b": 7]),
    Exhibit("metric-record", MetricKind.self, ["name": "Orders"], ["today": 12]),
    Exhibit("metric-gaps", MetricKind.self, ["name": "Latency"], past: .gaps, unread: 30..<38),
    Exhibit(
      "metric-gaps-bars", MetricKind.self, ["name": "Latency", "chart": "bars"], past: .gaps,
      unread: 30..<38),
    Exhibit("chart", ChartKind.self, ["values": [".a", ".b"]]),
    Exhibit("chart-gaps", ChartKind.self, ["name": "Latency"], past: .gaps, unread: 30..<38),
    Exhibit(
      "chart-gaps-area", ChartKind.self, ["name": "Latency", "style": "area"], past: .gaps,
      unread: 30..<38),
    Exhibit(
      "chart-gaps-bars", ChartKind.self, ["name": "Latency", "style": "bars"], past: .gaps,
      unread: 30..<38),
    Exhibit(
      "chart-bars", ChartKind.self, [:],
      [
        ["name": "Mon", "value": 12], ["name": "Tue", "value": 19], ["name": "Wed", "value": 7],
        ["name": "Thu", "value": nil], ["name": "Fri", "value": 23],
      ]),
    Exhibit("chart-ranges", ChartKind.self, ["unit": "%"], .ranges),
    Exhibit("chart-stacked", ChartKind.self, ["style": "stacked"], .ranges),
    Exhibit("chart-heatmap", ChartKind.self, ["style": "heatmap"], .ranges),
    Exhibit("chart-heatmap-week", ChartKind.self, ["style": "heatmap"], .week),
    Exhibit(
      "chart-levels", ChartKind.self, ["name": "Load", "warn": "28", "bad": "34"], past: .gaps,
      unread: 30..<38),
    Exhibit("chart-scatter-columns", ChartKind.self, ["style": "scatter"], .sizes),
    Exhibit("chart-rows", ChartKind.self, [:], .areas),
    Exhibit("chart-grouped", ChartKind.self, [:], .years),
    Exhibit("chart-grouped-rows", ChartKind.self, ["style": "rows"], .years),
    Exhibit("chart-table", ChartKind.self, ["unit": "ms"], .minutes),
    Exhibit("chart-year", ChartKind.self, ["style": "year"], .days),
    Exhibit("chart-histogram", ChartKind.self, ["style": "histogram", "unit": "ms"], .times),
    Exhibit("chart-scatter", ChartKind.self, ["style": "scatter"], .clouds),
    Exhibit("chart-one", ChartKind.self, ["unit": "%"], [[1_773_480_360, 42]]),
    Exhibit("chart-none", ChartKind.self, [:], [[1_773_480_360, nil]]),
    Exhibit("gauge", GaugeKind.self),
    Exhibit(
      "gauge-parts", GaugeKind.self, ["unit": "%", "warn": "80", "bad": "90"],
      ["root": 48, "home": 81, "data": 93]),
    Exhibit(
      "gauge-rings", GaugeKind.self, ["style": "rings", "unit": "%", "warn": "80"],
      [
        ["name": "CPU", "value": 43], ["name": "Memory", "value": 81],
        ["name": "Disk", "value": 20, "of": 40],
      ]),
    Exhibit("text", TextKind.self),
    Exhibit(
      "text-colors", TextKind.self, ["colors": "yes", "show": "end"],
      "one\n\u{1B}[1;31mtwo is red\u{1B}[0m and long enough to wrap\n\u{1B}[32mthree\u{1B}[m\nfour"),
    Exhibit("list", ListKind.self),
    Exhibit(
      "list-rest", ListKind.self, ["fields": ["title": "name", "value": "stars"]],
      .list((1...30).map { ["name": .text("Project \($0)"), "stars": .number(Double($0 * 1234))] })
    ),
    Exhibit("table", TableKind.self),
    Exhibit(
      "table-columns", TableKind.self,
      [
        "columns": [
          ["field": "role", "title": "What"], "host",
          ["field": "mem", "prefix": "binary", "unit": "B"],
        ]
      ],
      .list(
        (1...30).map {
          [
            "host": .text("host-\($0).very-long-domain.example"), "role": "database",
            "mem": .number(Double($0) * 1.3e9),
          ]
        })),
    Exhibit("table-levels", TableKind.self, .serviceColumns, .services),
    Exhibit(
      "table-long", TableKind.self, [:],
      .list((1...3000).map { ["n": .number(Double($0)), "of": 3000] })),
    Exhibit("agenda", AgendaKind.self),
    Exhibit("agenda-empty", AgendaKind.self, ["days": "1"], []),
    Exhibit("calendar", CalendarKind.self, ["week": "monday"]),
    Exhibit("clock", ClockKind.self),
    Exhibit(
      "clock-world", ClockKind.self,
      ["zones": ["Europe/Berlin", "Asia/Kolkata", "America/New_York", "Pacific/Auckland"]]),
    Exhibit("countdown", CountdownKind.self),
    Exhibit(
      "countdown-done", CountdownKind.self, ["to": "2026-03-13T12:00:00Z", "label": "Sale"], .null),
    Exhibit(
      "countdown-over", CountdownKind.self, ["to": "2026-03-14T08:57:00Z", "label": "Tea"], .null),
    Exhibit("timer", TimerKind.self),
    Exhibit("timer-ahead", TimerKind.self, ["since": "2026-03-14T10:00:00Z"], .null),
    Exhibit("feed", FeedKind.self),
    Exhibit("log", LogKind.self),
    Exhibit(
      "log-iso", LogKind.self, [:],
      [
        "2026-11-22T08:33:00.123Z INFO [worker-1] order 4711 paid by card",
        "2026-11-22 08:33:01,500 WARN [worker-2] queue is 80 % full", "2026-11-22T08:34Z up",
      ]),
    Exhibit("plugin", PluginKind.self),
    Exhibit(
      "plugin-escapes", PluginKind.self, ["heading": "no"],
      [
        "title": "Load", "color": .null,
        "body": [
          ["text": "\u{1B}[31mred\u{1B}[0m and plain", "ansi": .bool(true), "depth": 1],
          ["text": "off", "disabled": .bool(true)], ["text": "hidden", "alternate": .bool(true)],
        ],
      ]),
    Exhibit("picture", PictureKind.self),
    Exhibit("picture-missing", PictureKind.self, ["file": "/nowhere/cat.png"]),
    Exhibit("qr", QRKind.self),
    Exhibit("barcode", BarcodeKind.self),
    Exhibit("barcode-pdf417", BarcodeKind.self, ["code": "pdf417"], "M1DOE/JOHN"),
  ]

  @Test(arguments: exhibits)
  func everyFamily(exhibit: Exhibit) throws {
    var pictures = exhibit.families.map { family in
      GoldenPicture("\(family), \(family.contentSize)", exhibit.picture(family))
    }
    if ReadingKinds.all.contains(where: { $0.kind == exhibit.name }) {
      let family: WidgetFamily = exhibit.name == "qr" ? .systemLarge : .systemMedium
      pictures.append(
        GoldenPicture("placeholder", exhibit.picture(family, redaction: .placeholder)))
    }
    try expectGolden(pictures, named: exhibit.name)
  }

  @Test func everyKindHasAnExhibit() {
    let names = Set(Self.exhibits.map { type(of: $0.kind).kind })
    for kind in ReadingKinds.all { #expect(names.contains(kind.kind), "\(kind.kind)") }
    #expect(Set(ReadingKinds.all.map { $0.kind }).count == ReadingKinds.all.count)
  }

  /// The keys that every widget of a board may have.
  private static let common: Set<String> = [
    "kind", "source", "every", "at", "cron", "title", "link", "family", "timeout", "stale-after",
    "optional", "when", "alert", "keep", "availability",
  ]

  @Test func keysAreTheKindsOwn() {
    for kind in ReadingKinds.all {
      let names = kind.keys.map(\.name)
      #expect(Set(names).count == names.count, "\(kind.kind)")
      #expect(Self.common.isDisjoint(with: names), "\(kind.kind)")
      #expect(!kind.keys.contains { $0.note.isEmpty }, "\(kind.kind)")
    }
  }

  @Test(arguments: exhibits)
  func somethingIsReadAtOddSizes(exhibit: Exhibit) {
    let sizes =
      [1, 2, 3, 5, 8, 12].flatMap { width in
        [1, 2, 3, 4, 6, 9, 12].map { Size(width: width, height: $0) }
      } + [Size(width: 200, height: 1), Size(width: 1, height: 40), Size(width: 120, height: 40)]
    for size in sizes {
      let family: WidgetFamily = size.height == 1 ? .accessoryInline : .systemSmall
      for family in [family, .systemLarge] {
        let text = exhibit.picture(family, size: size).text
        #expect(text.contains { !$0.isWhitespace }, "\(exhibit.name) \(size):\n\(text)")
      }
    }
  }
}

extension Setting {
  /// Values whose names take all the available room.
  fileprivate static let longNames: Setting = [
    "values": [
      ["pick": ".a", "name": "Success", "unit": "%", "bad": ["below": "99.5"]],
      ["pick": ".b", "name": "Failures of a day", "bad": "5"],
      ["pick": ".b", "name": "Failing"], ["pick": ".b", "name": "Failed"],
      ["pick": ".a", "name": "Orders", "unit": "%", "bad": ["below": "99.5"]],
    ]
  ]
}

extension [Double?] {
  /// Four hours, in which one reading and then three in a row failed.
  static let gaps: [Double?] = (0..<48).map { step -> Double? in
    if step == 12 || (20...22).contains(step) { return nil }
    let wave = Double((step * 5) % 9)
    return 20 + wave + Double(step) / 4
  }
}

extension Datum {
  /// Two series in Prometheus's form for ranges, with a gap and with invalid numbers.
  static let ranges: Datum = .list(
    [("atlas", 40.0), ("boreas", 62.0)].map { name, base in
      [
        "name": .text(name),
        "values": .list(
          (0..<48).map { step in
            let time = Exhibit.now.timeIntervalSince1970 - Double(47 - step) * 1800
            let wave = Double((step * 7) % 13) * 2 + Double(step) / 2
            let value: Datum =
              step > 20 && step < 25
              ? .number(.nan) : .text("\(base + (name == "atlas" ? wave : -wave))")
            return [.number(time), value]
          }),
      ]
    })
}
