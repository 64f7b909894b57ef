import WidgetLayout

/// A value with a dim unit and its mark; where it has no room, in a narrower form.
struct ValueFigure: View {
  let value: ShownValue
  /// The height of the amount's large digits in points; `nil` for digits of one row.
  var large: Double?

  var body: some View {
    HStack(alignment: .bottom) {
      if let large, let whole = value.parts.first {
        Text(verbatim: whole.amount).font(.system(size: large)).bold()
          .foregroundStyle(value.role).layoutPriority(1)
        if !whole.unit.isEmpty { Text(verbatim: whole.unit).foregroundStyle(.secondary) }
      } else {
        // One text, as an amount without its unit may be another one.
        (Text(forms: value.parts.map(\.amount)).bold().foregroundStyle(value.role)
          + Text(forms: value.parts.map { $0.unit.isEmpty ? "" : " \($0.unit)" })
          .foregroundStyle(.secondary)).layoutPriority(1)
      }
      if !value.mark.isEmpty {
        Text(verbatim: value.mark).bold().foregroundStyle(value.role)
      }
    }
  }
}
