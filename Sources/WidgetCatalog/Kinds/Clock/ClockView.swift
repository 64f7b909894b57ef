import FoundationEssentials
import WidgetLayout
import WidgetTimeline

/// The time in large digits over the date; other places below, each in a row.
struct ClockView: View {
  let date: Date
  let zones: [ClockZone]
  let showsSeconds: Bool
  @Environment(\.widgetFamily) private var family
  @Environment(\.contentSize) private var size
  @Environment(\.textContext) private var context

  var body: some View {
    switch family {
    case .accessoryInline:
      ViewThatFits(in: .horizontal) {
        if zones.count > 2 { line(zones.count) }
        if zones.count > 1 { line(2) }
        if zones.count > 0 { line(1) }
        line(0)
      }
      .lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
    case .accessoryCircular:
      VStack(spacing: 0) {
        time(here).bold()
        Text(verbatim: shortDate).foregroundStyle(.secondary)
      }
      .lineLimit(1).frame(maxWidth: .infinity, maxHeight: .infinity)
    default:
      if zones.isEmpty { one } else { world }
    }
  }

  private var here: CivilZone { context.zone }
  private var day: CivilDay { CivilDay(date, in: here) }
  private var shortDate: String { "\(day.civil.day) \(day.civil.shortMonthName)" }

  private func time(_ zone: CivilZone, seconds: Bool? = nil) -> Text {
    Text(
      clockAt: zone.offset(Int(min(max(date.timeIntervalSince1970, -1e12), 1e12))),
      showsSeconds: seconds ?? showsSeconds, hasTwelveHours: hasTwelveHours)
  }

  private var hasTwelveHours: Bool {
    context.hourCycle == .zeroToEleven || context.hourCycle == .oneToTwelve
  }

  /// Returns the time here and in `count` other places.
  private func line(_ count: Int) -> some View {
    HStack {
      time(here)
      ForEach(0..<count, id: \.self) { index in
        Text(verbatim: zones[index].label).foregroundStyle(.secondary)
        time(zones[index].zone)
      }
    }
  }

  private var one: some View {
    VStack(alignment: .center, spacing: size.height > 6 ? 16 : 0) {
      time(here).font(.system(size: 64)).bold().foregroundStyle(.role(.text))
      Text(forms: [
        "\(CivilDate.weekdayNames[day.weekday]), \(day.civil.day) \(day.civil.monthName) "
          + "\(day.civil.year)",
        "\(CivilDate.weekdayNames[day.weekday]) \(shortDate)", shortDate,
      ])
      .foregroundStyle(.secondary).lineLimit(1)
    }
    .minimumScaleFactor(0.5)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// The local time over the other places, if that leaves every place a row.
  private var world: some View {
    let hasHere = size.height >= zones.count + 5
    return VStack(alignment: .leading, spacing: 0) {
      if hasHere {
        time(here).font(.system(size: size.height >= zones.count + 16 ? 64 : 40)).bold()
          .frame(maxWidth: .infinity).padding(.bottom, 16)
      }
      ForEach(0..<min(zones.count, max(1, size.height)), id: \.self) { row(zones[$0]) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func row(_ place: ClockZone) -> some View {
    HStack {
      Text(verbatim: place.label).foregroundStyle(.secondary)
      Spacer(minLength: 0)
      if size.width >= 30 { Text(verbatim: difference(place)).foregroundStyle(.role(.faint)) }
      if let days = days(place) {
        Text(verbatim: days).foregroundStyle(.role(.accent)).layoutPriority(1)
      }
      time(place.zone).bold().layoutPriority(2)
    }
    .lineLimit(1)
  }

  /// Returns the number of days that a place is ahead: `+1 d`; `nil` on the same day.
  private func days(_ place: ClockZone) -> String? {
    let days = CivilDay(date, in: place.zone).number - day.number
    return days == 0 ? nil : days > 0 ? "+\(days) d" : "\(days) d"
  }

  /// Returns the time that a place's clocks are ahead: `+5:30 h`.
  private func difference(_ place: ClockZone) -> String {
    let second = Int(min(max(date.timeIntervalSince1970, -1e12), 1e12))
    let minutes = (place.zone.offset(second) - here.offset(second)) / 60
    let (hours, rest) = (abs(minutes) / 60, abs(minutes) % 60)
    let amount = rest == 0 ? "\(hours) h" : "\(hours):\(rest < 10 ? "0" : "")\(rest) h"
    return minutes == 0 ? "" : (minutes < 0 ? "-" : "+") + amount
  }
}
