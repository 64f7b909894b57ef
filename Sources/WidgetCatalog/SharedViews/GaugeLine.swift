import WidgetLayout

/// A part of a whole in one row: its name, its bar, its value.
struct GaugeLine: View {
  let model: GaugeModel
  /// The columns of the name; a longer one is cut in its middle.
  let nameWidth: Int
  /// The columns of the value, so that bars below each other have one scale; 0 for those that it takes.
  var figureWidth = 0

  var body: some View {
    HStack {
      if nameWidth > 0 {
        Text(verbatim: model.label).foregroundStyle(.secondary).truncationMode(.middle)
          .frame(columns: nameWidth, alignment: .leading)
      }
      if let part = model.part { GaugeBar(part: part) } else { Spacer() }
      if figureWidth > 0 {
        figure.frame(columns: figureWidth, alignment: .trailing)
      } else if !model.figure.isEmpty {
        figure.layoutPriority(1)
      }
    }
    .lineLimit(1)
    .tint(model.role)
  }

  private var figure: some View {
    Text(forms: model.figureForms).foregroundStyle(figureRole)
  }

  /// The colour of the value: its level's, if it has one.
  private var figureRole: Role { [.warn, .bad].contains(model.role) ? model.role : .text }
}
