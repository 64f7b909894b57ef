import FoundationEssentials
import WidgetBase
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The checked settings of a widget that shows a reading, in typed form.
struct ReadingSettings<Kind: ReadingKind> {
  /// The origin of one datum.
  enum Origin {
    case machine(MachineFigure)
    case source(any Source)
  }

  let kind: Kind
  private(set) var origins: [Origin]
  let calendar: ReloadCalendar?
  let timeout: TimeInterval
  /// The seconds after which a reading is stale; `nil` for the time until the next one.
  let staleAfter: TimeInterval?
  /// The seconds for which past values are kept.
  let keep: TimeInterval
  /// The number of seconds that the availability covers; `nil` shows none.
  let availability: TimeInterval?
  let secrets: Secrets
  let folder: String
  /// The widget, as the environments in which it is read know it.
  let widget: WidgetKey
  /// The part of the environment that its sources depend on.
  let environmentNeed: EnvironmentNeed
  /// The settings of the board's fleet; `nil` for none.
  private let fleet: Setting?
  /// The names under which the fleet shares widgets that the sources refer to.
  private let sharedNames: [String: String]
  /// The publishers of the sources' readings, one each, where each machine of the fleet asks for itself.
  private(set) var publishers: [FleetPublisher] = []
  /// True if the board says what the values are.
  private let namesValues: Bool
  /// The sources as they are written.
  private let written: [Setting]
  /// The names under which its series are kept.
  let fingerprints: [String]
  let alerts: [AlertRule]
  /// A hash that differs between widgets with different configurations; names the file of the last
  /// reading.
  let mark: String
  /// The name of the file that keeps its alarms.
  let alertName: String
  let name: String
  let title: String

  /// The keys of all kinds that show readings.
  static var keys: [SettingKey] {
    let source = SettingSchema.either([.text(.machineFigure), SourceKinds.schema])
    let sources = [
      SettingKey(
        "source", .either([.text(.machineFigure), SourceKinds.schema, .list(source)]),
        isRequired: Kind.sourceNeed == .required,
        "The source of its data; each of several provides one value.")
    ]
    let reading =
      ReloadCalendar.settingKeys + [
        SettingKey(
          "timeout", .text(.duration(atLeast: 0.1)),
          "The longest time that a reading may take: 30s."),
        SettingKey(
          "stale-after", .text(.duration(atLeast: 1)),
          "The time after which a reading counts as stale: 15m."),
        SettingKey(
          "keep", .text(.duration(atLeast: 60)), "The time for which past values are kept: 7d."),
        SettingKey(
          "availability", .text(.duration(atLeast: 60)),
          "Shows when the source could be read, as a strip of so long a time: 24h."),
        AlertRule.key, FleetAsking.key,
      ]
    return Kind.keys + (Kind.sourceNeed == .none ? [] : sources + reading)
  }

  /// Creates the settings from checked ones of a board.
  ///
  /// - Parameter data: The data of each source, in place of reading it; `nil` to read.
  init(_ settings: InstanceSettings, giving data: [Datum]? = nil) throws(SourceFailure) {
    let (setting, place) = (settings.own, settings.place)
    kind = Kind(setting, at: place)
    var origins: [Origin] = []
    let written = setting["source"]?.items ?? []
    for (number, source) in written.enumerated() {
      if let figure = source.text.flatMap(MachineFigure.init) {
        origins.append(.machine(figure))
      } else if let data {
        origins.append(
          .source(try SourceKinds.source(source, giving: data[safe: number] ?? .null)))
      } else {
        origins.append(.source(try SourceKinds.source(source)))
      }
    }
    self.origins = origins
    self.written = written
    (fleet, sharedNames) = (place.fleet, place.sharedNames)
    namesValues = setting["values"] != nil
    calendar = ReloadCalendar(setting)
    timeout = setting.value("timeout", .duration()) ?? 10
    staleAfter = setting.value("stale-after", .duration())
    keep = setting.value("keep", .duration()) ?? 7 * 86_400
    availability = setting.value("availability", .duration())
    secrets = Secrets(place.secrets)
    folder = place.folder
    widget = WidgetKey(kind: Kind.kind, settings)
    environmentNeed = EnvironmentNeed(of: .list(written), secrets: place.secrets)
    // The same words are another series on another board, and in another widget.
    fingerprints = written.map {
      Fingerprint(place.folder, place.name, setting["values"]?.json ?? "", $0.json).digits
    }
    mark = Fingerprint(settings.json).digits
    alerts = AlertRule.rules(setting)
    name = place.name.isEmpty ? Kind.kind : place.name
    alertName = AlertFile.name(widget: name, settings: settings)
    title = place.title.isEmpty ? Kind.displayName : place.title
    if data == nil, let fleet = place.fleet {
      share(FleetSettings(fleet), FleetAsking(setting["ask"]), of: settings)
    }
    prepareSources()
  }

  /// Has the kind prepare what is read of the sources, or read what it names itself.
  private mutating func prepareSources() {
    origins = origins.map { origin in
      guard case .source(let source) = origin, let prepared = kind.prepared(source) else {
        return origin
      }
      return .source(prepared)
    }
    if origins.isEmpty, let own = kind.prepared(nil) { origins = [.source(own)] }
  }

  /// Has a fleet share the sources, each under a name that is the same on all machines.
  private mutating func share(
    _ fleet: FleetSettings, _ written: FleetAsking?, of settings: InstanceSettings
  ) {
    let asking = written ?? .usual(for: sources.map(\.servers))
    guard asking != .here, asking == .each || sources.count == origins.count else { return }
    let pace = ReadingPace(self)
    let next: @Sendable (Reading?, Date) -> Date? = { reading, now in
      let rule = pace.rule(
        of: [.success(reading ?? Reading(.null, at: now))], at: now, isFirst: false)
      return if case .after(let date) = rule { date } else { nil }
    }
    let shared = FleetSettings.sharedName(of: name, kind: Kind.kind, settings.own)
    if asking == .each {
      publishers = origins.indices.map { number in
        FleetPublisher(number == 0 ? shared : "\(shared)/\(number)", in: fleet, next: next)
      }
      return
    }
    origins = sources.enumerated().map { number, source in
      .source(
        FleetSource(
          source, instance: sources.count == 1 ? shared : "\(shared)/\(number)", in: fleet,
          asking: asking, next: next))
    }
    isShared = true
  }

  /// True if a fleet shares the readings.
  private(set) var isShared = false

  /// The sources other than this machine's figures.
  private var sources: [any Source] {
    origins.compactMap { if case .source(let source) = $0 { source } else { nil } }
  }

  /// The servers that its sources ask.
  var servers: [String] {
    origins.flatMap { origin -> [String] in
      if case .source(let source) = origin { source.servers } else { [] }
    }
  }

  /// True if a source is a stream, whose answers follow each other.
  var isStream: Bool { written.contains { $0["stream"] != nil } }

  /// Returns true if no source has to be waited for.
  static func isInline(_ settings: InstanceSettings) -> Bool {
    // The host reads what it publishes.
    if settings.place.fleet != nil, FleetAsking(settings["ask"]) == .each { return false }
    guard let sources = settings["source"]?.items else {
      return Kind(settings.own, at: settings.place).prepared(nil) == nil
    }
    return sources.allSatisfy { $0.text.flatMap(MachineFigure.init) != nil }
  }

  /// Returns the times of a widget's readings, in words for people.
  @MainActor
  static func plan(of settings: InstanceSettings, among shown: ShownWidgets) -> ReadingPlan {
    if let calendar = ReloadCalendar(settings.own) {
      return .calendar(calendar, words(of: settings.own))
    }
    return (try? shown.settings(of: settings, Kind.self))?.planOfSources ?? .changes
  }

  /// The times of the readings if the board sets none.
  private var planOfSources: ReadingPlan {
    guard !origins.isEmpty else { return .changes }
    let calendar = calendarOfSources
    let telling = ["file", "stream", "mqtt"]
    if written.allSatisfy({ source in telling.contains { source[$0] != nil } }) {
      return .calendar(calendar, "when it changes")
    }
    if case .every(let interval) = calendar {
      return .calendar(calendar, "every \(DurationText.text(interval))")
    }
    return .calendar(calendar, "as its source says")
  }

  private static func words(of setting: Setting) -> String {
    if let cron = setting["cron"]?.text { return "cron \(cron)" }
    if let times = setting["at"]?.items {
      return "at " + times.compactMap(\.text).joined(separator: ", ")
    }
    if let text = setting["every"]?.text { return "every \(text)" }
    let windows = setting["every"]?.entries ?? [:]
    let parts = windows.sorted {
      ($0.key == "otherwise" ? 1 : 0, $0.key) < ($1.key == "otherwise" ? 1 : 0, $1.key)
    }
    return "every " + parts.map { "\($1.text ?? "") \($0)" }.joined(separator: ", ")
  }

  /// The calendar that applies if the board sets none: that of the source that wants to be read
  /// soonest, else every five minutes.
  var calendarOfSources: ReloadCalendar {
    let calendars = origins.map { origin -> ReloadCalendar in
      switch origin {
      case .machine(let figure): return .every(figure.interval)
      case .source(let source):
        switch source.pace(request(at: Date())) {
        case .every(let interval)?: return .every(max(interval, ReloadCalendar.leastInterval))
        case .cron(let text)?:
          return (try? CronExpression(text)).map { .cron($0) } ?? .every(Self.usualInterval)
        case nil: return .every(Self.usualInterval)
        }
      }
    }
    let now = Date()
    return calendars.min {
      $0.next(after: now) ?? .distantFuture < $1.next(after: now) ?? .distantFuture
    } ?? .every(Self.usualInterval)
  }

  private static var usualInterval: TimeInterval { 300 }

  /// Returns the request for a reading at a date.
  func request(
    at now: Date, state: String? = nil, environment: ProcessEnvironment = .own
  ) -> SourceRequest {
    var request = SourceRequest(
      now: now, timeout: timeout, secrets: secrets.afresh, environment: environment,
      folder: folder, state: state)
    request.fleetSetting = fleet
    request.sharedNames = sharedNames
    request.wantsRows = Kind.showsRows
    request.wantsMonths = Kind.showsMonths
    request.allowsNull = values.contains { $0.allowsNull }
    request.recognizesJSON = kind.values.contains { !$0.pick.isEmpty }
    return request
  }

  /// Returns true if the source of the value with this number picks a part of its data.
  func hasPicks(_ number: Int) -> Bool {
    written[safe: written.count > 1 ? number : 0].map(PickKinds.arePicks) ?? false
  }

  /// Returns true if the source of the value with this number asks a server for a course up to now.
  func asksForCourse(_ number: Int) -> Bool {
    guard let source = written[safe: written.count > 1 ? number : 0] else { return false }
    return source["prometheus"] != nil && source["range"] != nil
  }

  /// Returns the values that records are, one each, for a kind that shows single values; `nil` if the
  /// values do not follow from the data.
  func values(of datum: Datum) -> [ValueSettings]? {
    guard Kind.showsRecordsAsValues, written.count == 1, written[0]["fleet"] != nil, !namesValues,
      let records = datum.items, let value = values.first
    else { return nil }
    return records.prefix(ValueSettings.most).map { record in
      var value = value
      value.name = record["name"]?.words ?? ""
      value.series = value.name
      value.isNamedByTitle = false
      return value
    }
  }

  /// The machine's figures among its sources.
  var figures: Set<MachineFigure> {
    Set(origins.compactMap { if case .machine(let figure) = $0 { figure } else { nil } })
  }

  /// The values that the kind takes; the source's properties complete those that the board omits.
  /// If the board does not name the values, each of several sources supplies one.
  var values: [ValueSettings] {
    var values = kind.values
    if values.count == 1, !namesValues, origins.count > 1 {
      values = Array(repeating: values[0], count: min(origins.count, ValueSettings.most))
    }
    return values.enumerated().map { index, value in
      var value = value
      if let source = written[safe: written.count > 1 ? index : 0], PickKinds.allowsNull(source) {
        value.allowsNull = true
      }
      // Alone in a line it has no border that names it.
      if values.count == 1 {
        if value.name.isEmpty { value.name = title }
        value.isNamedByTitle = value.name.lowercased() == title.lowercased()
      }
      guard case .machine(let figure)? = origins.count == 1 ? origins[0] : origins[safe: index]
      else { return value }
      if values.count > 1, value.name.isEmpty {
        value.name = figure.part.isEmpty ? figure.name.rawValue : figure.part
      }
      value.complete(by: figure)
      return value
    }
  }
}

extension Array {
  /// The item at an index; `nil` if there is none.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
