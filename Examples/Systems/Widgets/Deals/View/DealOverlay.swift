import WidgetLayout

/// The words of a deal: the agency and the price at the top, the destination, contents and dates at
/// the bottom.
///
/// A terminal cannot draw text over a picture, so all text has its own background, which is
/// readable on any picture, also with few colours.
struct DealOverlay: View {
  let deal: Deal
  @Environment(\.contentSize) private var size

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        if size.width >= 18, !deal.agency.name.isEmpty {
          chip(Text(forms: agency).foregroundStyle(DealColor.quiet))
        }
        Spacer(minLength: 0)
        chip(Text(forms: [deal.price, Figure.none]).bold().foregroundStyle(DealColor.words))
          .layoutPriority(2)
      }
      Spacer(minLength: 0)
      // The spaces are part of the text, so that the tag is one area without colours too.
      Text(verbatim: " \(place) ")
        .lineLimit(1).foregroundStyle(Color(tag.words))
        .padding(.trailing, 8)
        .background(CityTag().fill(Color(tag.ground)))
      DealLine { Text(verbatim: deal.type).foregroundStyle(DealColor.words) }
      if size.height >= 6 {
        DealLine { Text(verbatim: days).foregroundStyle(DealColor.quiet) }
      }
    }
  }

  private var place: String {
    size.width >= 34 ? "\(deal.cityName), \(deal.country)" : deal.cityName
  }

  /// The agency's name, and without the sign at its beginning.
  private var agency: [String] {
    let name = deal.agency.name
    guard let sign = name.first, !sign.isLetter, !sign.isNumber else { return [name] }
    return [name, String(name.dropFirst().drop { $0 == " " })]
  }

  /// The colours of the destination's tag. Its words are not bold: terminals of 16 colours draw bold
  /// black as grey.
  private var tag: GroundColors { GroundColors(deal.agency.color ?? DealColor.tag) }

  private var days: String {
    let nights = deal.nightsInWords
    return size.width >= 28 && !nights.isEmpty ? "\(deal.days), \(nights)" : deal.days
  }

  private func chip(_ text: some View) -> some View {
    text.lineLimit(1).padding(.horizontal, 8).background(DealColor.ground)
  }
}

/// A line of words over the whole width, on the background of words.
struct DealLine<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content.lineLimit(1).foregroundStyle(DealColor.words).padding(.horizontal, 8)
      .frame(maxWidth: .infinity, alignment: .leading).background(DealColor.ground)
  }
}

/// A pennant behind a place's name.
nonisolated struct CityTag: Shape {
  func path(in rect: ShapeRect) -> Path {
    var path = Path()
    path.move(to: ShapePoint(rect.minX, rect.minY))
    path.addLine(to: ShapePoint(rect.maxX, rect.minY))
    path.addLine(to: ShapePoint(max(rect.minX, rect.maxX - 8), rect.maxY))
    path.addLine(to: ShapePoint(rect.minX, rect.maxY))
    path.closeSubpath()
    return path
  }
}
