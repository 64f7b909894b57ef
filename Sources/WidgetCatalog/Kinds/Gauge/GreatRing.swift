import WidgetLayout

/// A part as a ring of any size, with its value inside and its name below.
struct GreatRing: View {
  let part: GaugeModel
  /// The diameter in rows.
  let diameter: Int
  @Environment(\.redactionReasons) private var redaction

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        if let fill = part.part {
          Circle().stroke(lineWidth: 3).foregroundStyle(.role(.faint))
          Circle().trim(from: 0, to: redaction.contains(.placeholder) ? 0 : fill)
            .rotation(.degrees(-90))
            .stroke(lineWidth: diameter < 9 ? 5 : 8).foregroundStyle(part.role)
          PixelRingView(part: fill, filled: 0.2, empty: 0.2).foregroundStyle(part.role)
        }
        Text(forms: part.figureForms).bold()
          .foregroundStyle(part.role == .accent ? Role.text : part.role).lineLimit(1)
      }
      .frame(columns: diameter * 2, rows: diameter)
      if !part.label.isEmpty {
        Text(verbatim: part.label).foregroundStyle(.secondary).lineLimit(1)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
