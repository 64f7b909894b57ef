import WidgetLayout

/// Stacks, grids and other layouts.
extension Exhibit {
  static let layouts = [
    Exhibit(
      "stacks",
      (
        "rows",
        VStack(alignment: .leading) {
          HStack {
            Text("Orders")
            Spacer()
            Text("1,284").bold()
          }
          Divider()
          Text("since noon").foregroundStyle(.secondary)
        }
      ),
      (
        "layers",
        ZStack(alignment: .bottomTrailing) {
          Color.blue
          Text("9").bold()
        }
      ),
      (
        "fit",
        ViewThatFits {
          Text("temperature 21 °C")
          Text("21 °C")
          Text("21")
        }
      )),
    Exhibit(
      "grids",
      (
        "grid",
        Grid(alignment: .leading) {
          GridRow {
            Text("/")
            GaugeBar(part: 0.48)
          }
          GridRow {
            Text("/home")
            GaugeBar(part: 0.81)
          }
        }
      ),
      (
        "adaptive",
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) {
          ForEach(0..<6, id: \.self) { Text("\($0) ok") }
        }
      ),
      ("reader", GeometryReader { Text("\(Int($0.size.width)) points wide") })),
  ]
}
