import FoundationEssentials
import WidgetCatalog
import WidgetLayout

/// The points and vouchers that expire next, each with the time that is left, which goes on by itself.
struct CardDatesView: View {
  private let entry: CardDatesEntry
  private let colors: CardColors
  @Environment(\.contentSize) private var size

  init(entry: CardDatesEntry) {
    self.entry = entry
    colors = CardColors(entry.look)
  }

  var body: some View {
    Group {
      if !entry.notice.isEmpty {
        CardNotice(words: entry.notice, colors: colors)
      } else {
        list
      }
    }
    .containerBackground(colors.background, for: .widget)
  }

  private var list: some View {
    let room = size.height - footerRows
    let shown = entry.deadlines.prefix(max(1, room / rows))
    // With room for it, each deadline stands by itself.
    let isApart = rows > 1 && shown.count * (rows + 1) - 1 <= room
    return VStack(alignment: .leading, spacing: 0) {
      if shown.isEmpty { CardNotice(words: "Nothing expires", colors: colors) }
      ForEach(Array(shown)) { deadline in
        CardDeadlineRows(deadline: deadline, now: entry.date, rows: rows, colors: colors)
          .padding(.top, isApart && deadline != shown.first ? 16 : 0)
      }
      Spacer(minLength: 0)
      if footerRows > 0 { footer }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// The rows of a deadline: in a narrow tile its words, its shop and its time stand below each other, in
  /// one of middling width the shop stands below, so that none is cut to a letter.
  private var rows: Int {
    guard !isNarrow else { return 3 }
    if size.height >= 4, size.width < 36 || !areWholeInARow { return 2 }
    return entry.deadlines.count * 2 <= size.height - footerRows ? 2 : 1
  }

  /// True if a single row for each deadline has room for what expires, the beginning of its shop, and its
  /// time.
  private var areWholeInARow: Bool {
    entry.deadlines.allSatisfy { deadline in
      let what =
        deadline.voucher?.title ?? WalletCard.pointForms(deadline.points).last ?? ""
      return Painter.width(of: what) + Self.leastBeside <= size.width
    }
  }

  /// The columns of a row beside what expires: the stripe, four of the shop, and the time.
  private static let leastBeside = 2 + 1 + 4 + 1 + 15

  private var isNarrow: Bool { size.width < 26 }

  /// The rows about the last use, where there is room for a deadline too.
  private var footerRows: Int {
    let rows = isNarrow ? 2 : 1
    return entry.lastUse != nil && size.height >= rows + (isNarrow ? 3 : 1) ? rows : 0
  }

  @ViewBuilder private var footer: some View {
    if let used = entry.used, let last = entry.lastUse {
      if isNarrow { colors.text(Text(verbatim: used.store), colors.quiet) }
      let shop = isNarrow ? "" : "\(used.store) "
      colors.text(
        Text(verbatim: "\(shop)used ") + Text(last, style: .relative) + Text(verbatim: " ago"),
        colors.quiet
      )
      .minimumScaleFactor(0.5)
    }
  }
}

/// What expires, where, and when, in one to three rows.
struct CardDeadlineRows: View {
  let deadline: CardDeadline
  let now: Date
  let rows: Int
  let colors: CardColors

  var body: some View {
    switch rows {
    case 1:
      HStack {
        stripe
        what.layoutPriority(1)
        shop.frame(maxWidth: .infinity, alignment: .leading)
        time.layoutPriority(2)
      }
    case 2:
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          stripe
          what.frame(maxWidth: .infinity, alignment: .leading)
          if !isOfLater { time.layoutPriority(2) }
        }
        HStack {
          stripe
          shop.layoutPriority(1)
          if isOfLater {
            Spacer(minLength: 8)
            time
          }
        }
      }
    default:
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          stripe
          what
        }
        HStack {
          stripe
          shop
        }
        HStack {
          stripe
          time
        }
      }
    }
  }

  /// True for a voucher of later, whose days from and until are longer than other dates.
  private var isOfLater: Bool { deadline.voucher.map { $0.start > now } ?? false }

  private var stripe: some View {
    Text(verbatim: "▌").foregroundStyle(deadline.card.tint).layoutPriority(3).unredacted()
  }

  @ViewBuilder private var what: some View {
    if let voucher = deadline.voucher {
      colors.text(Text(verbatim: voucher.title).bold(), colors.words)
    } else {
      colors.text(Text(forms: WalletCard.pointForms(deadline.points)).bold(), colors.words)
    }
  }

  private var shop: some View { colors.text(Text(verbatim: deadline.card.store), colors.quiet) }

  /// The date of a later one; in its last week the days, on its last day the time and the hours, in
  /// its last hour the seconds. A voucher of later has its days from and until.
  @ViewBuilder private var time: some View {
    let (date, left) = (deadline.date, deadline.date.timeIntervalSince(now))
    if let voucher = deadline.voucher, voucher.start > now {
      if rows == 1 {
        colors.text(Text(verbatim: "from ") + Text(voucher.start, style: .date), colors.quiet)
          .minimumScaleFactor(0.5)
      } else {
        colors.text(Text(voucher.start...max(voucher.start, voucher.end)), colors.quiet)
          .minimumScaleFactor(0.5)
      }
    } else if left <= 3600 {
      colors.text(Text(date, style: .timer).bold(), colors.tint)
    } else if left <= 86_400 {
      colors.text(
        Text(date, style: .time) + Text(verbatim: " ") + Text(date, style: .offset), colors.tint
      )
      .minimumScaleFactor(0.5)
    } else if left <= 7 * 86_400 {
      colors.text(Text(verbatim: "in ") + Text(date, style: .relative), colors.tint)
        .minimumScaleFactor(0.5)
    } else {
      colors.text(Text(date, style: .date), colors.quiet).minimumScaleFactor(0.5)
    }
  }
}
