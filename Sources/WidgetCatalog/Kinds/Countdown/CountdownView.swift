import FoundationEssentials
import WidgetLayout
import WidgetSources

/// The live time to a date, with its name, the date and the elapsed share.
struct CountdownView: View {
  let plan: CountdownPlan
  let now: Date
  let datum: Datum
  @Environment(\.widgetFamily) private var family
  @Environment(\.contentSize) private var size
  @Environment(\.textContext) private var context

  var body: some View {
    if let to = plan.to {
      switch family {
      case .accessoryInline:
        HStack {
          if !plan.label.isEmpty { Text(verbatim: plan.label).foregroundStyle(.secondary) }
          words(to)
        }
        .lineLimit(1).minimumScaleFactor(0.5)
        .frame(maxWidth: .infinity, alignment: .leading)
      case .accessoryCircular: circular(to)
      default: system(to)
      }
    } else {
      NoticeView(
        datum == .null
          ? "No date to count to" : DatumMismatch(expected: "a date", read: datum).description)
    }
  }

  private func isPast(_ date: Date) -> Bool { date <= now }

  /// Returns the text of the time: a clock within a day of the date, else days and hours; or the
  /// board's own text once the date has passed.
  private func words(_ to: Date) -> Text {
    if isPast(to), let done = plan.done { return Text(verbatim: done) }
    return isNear(to) ? signed(Text(to, style: .timer), to) : distance(to)
  }

  private func distance(_ to: Date) -> Text { signed(Text(to, style: .relative), to) }

  /// Adds a sign to the time if no word tells the past from the future: the time before a date
  /// looks like the one after it.
  private func signed(_ time: Text, _ to: Date) -> Text {
    guard isPast(to) != plan.countsUp, !saysWhen(to) else { return time }
    return Text(verbatim: isPast(to) ? "+" : "-") + time
  }

  /// Returns true if “since” or “until” fits below the time.
  private func saysWhen(_ to: Date) -> Bool {
    let isLine = family == .accessoryInline || family == .accessoryCircular
    return !isLine && size.height > 2 && Painter.width(of: target(to)[1]) <= size.width
  }

  private func isNear(_ to: Date) -> Bool { to.timeIntervalSince(now).magnitude < 86_400 }

  private func circular(_ to: Date) -> some View {
    VStack(spacing: 0) {
      // Ten hours and more are too long for a clock.
      (to.timeIntervalSince(now).magnitude < 36_000 ? words(to) : distance(to)).bold()
      if !plan.label.isEmpty { Text(verbatim: plan.label).foregroundStyle(.secondary) }
    }
    .lineLimit(1).minimumScaleFactor(0.5).frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func system(_ to: Date) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if !plan.label.isEmpty, size.height > 1 {
        Text(verbatim: plan.label).foregroundStyle(.secondary).lineLimit(1)
      }
      if isGreat(to) {
        days(to)
        distance(to).foregroundStyle(.secondary).lineLimit(1)
      } else {
        words(to).font(.system(size: 64)).bold()
          .foregroundStyle(role(to)).lineLimit(1).minimumScaleFactor(0.5)
      }
      if size.height > 2 {
        Text(forms: target(to)).foregroundStyle(.secondary).lineLimit(1)
      }
      if let from = plan.from, from < to, !isPast(to), size.height > 3 {
        ProgressView(
          timerInterval: from...to, countsDown: false, label: { EmptyView() },
          currentValueLabel: { EmptyView() }
        )
        .padding(.top, size.height > 5 ? 16 : 0)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// True if the days have large digits: as a metric alone on a tile, from eight rows on.
  private func isGreat(_ to: Date) -> Bool {
    size.height >= 8 && !isNear(to) && !(isPast(to) && plan.done != nil)
  }

  /// The whole days in large digits, as words of two units have no such form.
  private func days(_ to: Date) -> some View {
    let count = CountdownPlan.days(to, at: now)
    return HStack(alignment: .bottom) {
      Text(verbatim: "\(count)").font(.system(size: size.height >= 20 ? 64 : 40)).bold()
        .foregroundStyle(role(to)).minimumScaleFactor(0.5)
      Text(verbatim: count == 1 ? "day" : "days").foregroundStyle(.secondary)
    }
    .lineLimit(1)
  }

  private func role(_ to: Date) -> Role { isPast(to) ? .accent : .text }

  private func target(_ to: Date) -> [String] {
    let time = context.civilTime(to)
    let clock = time.clock(context.hourCycle)
    let word = isPast(to) ? "since" : "until"
    let day = "\(time.date.day) \(time.date.shortMonthName)"
    return [
      "\(word) \(day) \(time.date.year), \(clock)", "\(word) \(day), \(clock)", "\(day), \(clock)",
      day,
    ]
  }
}
