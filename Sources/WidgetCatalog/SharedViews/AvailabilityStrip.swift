import FoundationEssentials
import WidgetLayout
import WidgetSources

/// A stretch of time as a row of cells: read, failed, or unread.
struct AvailabilityStrip: View {
  let availability: Availability
  let width: Int
  @Environment(\.chartResolution) private var resolution

  var body: some View {
    runs.reduce(Text(verbatim: "")) { text, run in
      text
        + Text(verbatim: String(repeating: glyph(run.state), count: run.count))
        .foregroundStyle(role(run.state))
    }
    .lineLimit(1)
  }

  /// The runs of cells with one state.
  private var runs: [(state: Availability.State, count: Int)] {
    availability.cells(width).reduce(into: []) { runs, state in
      if runs.last?.state == state {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((state, 1))
      }
    }
  }

  /// Returns a glyph that tells the states apart without colour.
  private func glyph(_ state: Availability.State) -> String {
    switch state {
    case .read: resolution == .ascii ? "#" : "█"
    case .failed, .denied: resolution == .ascii ? "x" : "×"
    case .unread: resolution == .ascii ? "." : "·"
    }
  }

  private func role(_ state: Availability.State) -> Role {
    switch state {
    case .read: .good
    case .failed, .denied: .bad
    case .unread: .faint
    }
  }
}
