/// The kinds of widgets that boards name with a source.
package enum ReadingKinds {
  /// All kinds, in the order in which they are offered.
  package static let all: [any ReadingKind.Type] = [
    MetricKind.self, ChartKind.self, GaugeKind.self, TextKind.self, ListKind.self, TableKind.self,
    AgendaKind.self, CalendarKind.self, ClockKind.self, CountdownKind.self, TimerKind.self,
    FeedKind.self, LogKind.self, PluginKind.self, PictureKind.self, QRKind.self, BarcodeKind.self,
  ]
}
