internal import WidgetLayout

/// The placeholder of a bundle's widgets: redacted lines.
struct BundlePlaceholder: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(verbatim: "000,000").redacted(reason: .placeholder)
      Text(verbatim: "a line of words").redacted(reason: .placeholder)
      Text(verbatim: "and another line").redacted(reason: .placeholder)
    }
  }
}
