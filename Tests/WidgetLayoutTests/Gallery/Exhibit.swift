import Testing
import WidgetLayout

/// A built-in view in all its forms, each with a name and a readable value.
@MainActor
struct Exhibit {
  nonisolated let name: String
  let forms: [(name: String, view: AnyView)]

  init(_ name: String, _ forms: (String, any View)...) {
    self.name = name
    self.forms = forms.map { ($0, $1.erased) }
  }

  static let all = charts + terminalCharts + controls + gauges + texts + shapes + layouts
}

extension Exhibit: CustomTestStringConvertible {
  nonisolated var testDescription: String { name }
}

extension View {
  @MainActor fileprivate var erased: AnyView { AnyView(self) }
}
