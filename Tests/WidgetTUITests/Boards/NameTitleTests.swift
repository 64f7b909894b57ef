import Testing

@testable import WidgetTUI

/// Tests of the titles that names of widgets become.
@Suite struct NameTitleTests {
  @Test(arguments: [
    ("cpu", "CPU"), ("api-latency-p99", "API latency p99"), ("orders_today", "Orders today"),
    ("p99-latency", "p99 latency"), ("disk-io", "Disk I/O"), ("github-prs", "GitHub PRs"),
    ("latency-of-api", "Latency of API"), ("co2", "CO2"), ("a", "A"), ("x-1", "X 1"),
    ("nginx-rps", "nginx RPS"),
    // Capital letters are their author's.
    ("Disk", "Disk"), ("SLA-eu", "SLA EU"),
    // Other scripts have rules of their own.
    ("größe-heute", "größe-heute"), ("売上", "売上"), ("été", "été"),
    // Names without words stay.
    ("-", "-"), ("__", "__"), ("", ""), ("--a--b", "A b"),
  ])
  func titles(name: String, title: String) { #expect(NameTitle.title(of: name) == title) }
}
