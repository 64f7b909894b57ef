import WidgetLayout

/// Labels, toggles, buttons and other controls.
extension Exhibit {
  static let controls = [
    Exhibit(
      "labels",
      ("title and icon", place),
      ("title only", place.labelStyle(.titleOnly)),
      ("icon only", place.labelStyle(.iconOnly)),
      ("symbols", HStack { ForEach(symbols, id: \.self) { Image(systemName: $0) } })),
    Exhibit(
      "toggles",
      ("on", Toggle("Wi-Fi", isOn: .constant(true))),
      ("off", Toggle("Wi-Fi", isOn: .constant(false))),
      ("disabled", Toggle("Wi-Fi", isOn: .constant(true)).disabled(true)),
      ("checked", Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.checkbox)),
      ("not checked", Toggle("Wi-Fi", isOn: .constant(false)).toggleStyle(.checkbox)),
      ("pressed", Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.button)),
      ("not pressed", Toggle("Wi-Fi", isOn: .constant(false)).toggleStyle(.button))),
    Exhibit(
      "buttons",
      ("automatic", Button("Buy") {}),
      ("bordered", Button("Buy") {}.buttonStyle(.bordered)),
      ("prominent", Button("Buy") {}.buttonStyle(.borderedProminent)),
      ("plain", Button("Buy") {}.buttonStyle(.plain)),
      ("borderless", Button("Buy") {}.buttonStyle(.borderless)),
      ("destructive", Button("Buy", role: .destructive) {}),
      ("disabled", Button("Buy") {}.disabled(true)),
      ("symbol", Button("Go", systemImage: "arrow.clockwise") {})),
    Exhibit(
      "containers",
      (
        "section",
        Section {
          Text("milk")
          Text("bread")
        } header: {
          Text("To buy")
        } footer: {
          Text("2 things")
        }
      ),
      (
        "list",
        List {
          Text("one")
          Text("two")
        }
      ),
      (
        "unavailable",
        ContentUnavailableView(
          "No orders", systemImage: "tray", description: Text("They come at noon."))
      )),
  ]

  private static var place: some View { Label("Berlin", systemImage: "location.fill") }

  private static let symbols = [
    "star.fill", "heart", "bolt.fill", "cloud.rain", "arrow.up", "checkmark.circle",
  ]
}
