/// A link of a widget that is being opened.
struct LinkUnderWay: Hashable {
  let widget: String
  let address: String
}
