import FoundationEssentials
import WidgetLayout

/// Random custom layouts, alignment guides, big numbers, backgrounds and running clocks.
extension RandomView {
  /// Returns views in a layout that may return any size and place its views anywhere.
  mutating func custom(_ views: some View) -> AnyView {
    let spacing: Double? = isTrue() ? nil : Double(number(0...40))
    switch number(0...3) {
    case 0:
      let layout = AnyLayout(HStackLayout(alignment: .top, spacing: spacing))
      return AnyView(layout { views })
    case 1:
      let layout = AnyLayout(ZStackLayout(alignment: alignment()))
      return AnyView(layout { views })
    default:
      let layout = ScatteredLayout(
        size: DisplaySize(width: distance(), height: distance()),
        step: DisplaySize(width: distance(), height: distance()), isAnchored: isTrue())
      return AnyView(layout { views })
    }
  }

  /// Returns a length or position in points, possibly not a finite number.
  private mutating func distance() -> Double {
    switch number(0...19) {
    case 0: .nan
    case 1: .infinity
    case 2: -1e300
    default: Double(number(-400...1200)) / 5
    }
  }

  mutating func guided(_ view: AnyView) -> AnyView {
    let (place, isHalf) = (distance(), isTrue())
    switch number(0...4) {
    case 0: return AnyView(view.alignmentGuide(.leading) { _ in place })
    case 1: return AnyView(view.alignmentGuide(.trailing) { isHalf ? $0.width / 2 : -place })
    case 2: return AnyView(view.alignmentGuide(.top) { _ in place })
    case 3: return AnyView(view.alignmentGuide(.firstTextBaseline) { $0[.bottom] - place })
    default: return AnyView(view.alignmentGuide(VerticalAlignment.center) { $0.height - place })
    }
  }

  mutating func bigNumber() -> AnyView {
    let text =
      ["1:23:45", "-4.2 %", "1,024", "19.4 GiB", "", "٣٤٥", "漢8:1"][number(0...6)]
    let view = AnyView(Text(verbatim: isTrue() ? text : "\(number(-9999...9_999_999))"))
    switch number(0...4) {
    case 0: return AnyView(view.font(.largeTitle))
    case 1:
      return AnyView(view.font(.system(size: Double(number(-9...300)))).minimumScaleFactor(0.5))
    case 2: return AnyView(view.bigDigits(.visible))
    case 3: return AnyView(view.bigDigits(.visible).foregroundStyle(gradient()))
    default: return AnyView(clock().font(.largeTitle))
    }
  }

  mutating func clock() -> AnyView {
    let date = Date.reference + Double(number(-100_000...100_000))
    let range = date...(date + Double(number(0...200_000)))
    switch number(0...5) {
    case 0: return AnyView(Text(timerInterval: range, countsDown: isTrue(), showsHours: isTrue()))
    case 1: return AnyView(Text(date, style: .timer))
    case 2: return AnyView(Text(date, style: .offset))
    case 3: return AnyView(Text(range))
    case 4: return AnyView(ProgressView(timerInterval: range, countsDown: isTrue()))
    default:
      return AnyView(ProgressView(timerInterval: range).progressViewStyle(.circular))
    }
  }

  mutating func backed(_ view: AnyView) -> AnyView {
    switch number(0...2) {
    case 0: return AnyView(view.containerBackground(gradient(), for: .widget))
    case 1:
      let (alignment, other) = (alignment(), picture())
      return AnyView(view.containerBackground(for: .widget, alignment: alignment) { other })
    default: return AnyView(view.foregroundStyle(gradient()))
    }
  }
}

/// A layout that proposes several sizes to its views, returns any size, and places them anywhere.
private struct ScatteredLayout: Layout {
  let size: DisplaySize
  let step: DisplaySize
  let isAnchored: Bool

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> DisplaySize {
    let sizes = subviews.map { $0.sizeThatFits(isAnchored ? .unspecified : proposal) }
    return sizes.reduce(size) {
      DisplaySize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  func placeSubviews(
    in bounds: DisplayRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var place = bounds.origin
    for view in subviews.dropLast(isAnchored ? 1 : 0) {
      view.place(
        at: place, anchor: isAnchored ? .center : .topLeading, proposal: ProposedViewSize(step))
      place = DisplayPoint(x: place.x + step.width, y: place.y + step.height)
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: DisplayRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> Double? {
    isAnchored ? step.height : nil
  }
}
