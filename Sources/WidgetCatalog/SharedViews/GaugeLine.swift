import WidgetLayout

/// A part of a whole in one row: its name, its bar, its value.
struct GaugeLine: View {
  let model: GaugeModel
  /// The columns of the name; a longer one is cut in its middle.
  let nameWidth: Int

  var body: some View {
    HStack {
      if nameWidth > 0 {
        Text(verbatim: model.label).foregroundStyle(.secondary).truncationMode(.middle)
          .frame(columns: nameWidth, alignment: .leading)
      }
      if let part = model.part { GaugeBar(part: part) } else { Spacer() }
      if !model.figure.isEmpty {
        Text(forms: model.figureForms).foregroundStyle(figureRole).layoutPriority(1)
      }
    }
    .lineLimit(1)
    .tint(model.role)
  }

  /// The colour of the value: its level's, if it has one.
  private var figureRole: Role { [.warn, .bad].contains(model.role) ? model.role : .text }
}
