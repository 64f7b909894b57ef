import FoundationEssentials
import WidgetSources

/// The wallet's app, a separate program, which writes the container that the widgets read.
struct WalletApp: Sendable {
  let folder: String

  var container: String { "\(folder)/cards.json" }

  /// Runs a command of the app, and returns its output.
  @discardableResult
  func run(_ words: String..., environment: [String: String] = [:]) throws -> String {
    try run(words, environment: environment)
  }

  /// Runs a command of the app, given as a list of words, and returns its output.
  @discardableResult
  func run(_ words: [String], environment: [String: String] = [:]) throws -> String {
    try Command(
      ["python3", "\(Sandbox.root)/Sandbox/apps/wallet.py", container] + words,
      environment: .own.adding(environment), folder: folder, timeout: 60
    ).output().text
  }

  /// Writes cards, records of JSON separated by commas, and uses in the app's format.
  func write(_ cards: String, uses: [(card: String, at: String)] = []) throws {
    let uses = uses.map { #"{"card": "\#($0.card)", "at": "\#($0.at)"}"# }
    let json =
      #"{"version": 1, "cards": [\#(cards)], "uses": [\#(uses.joined(separator: ", "))]}"#
    try Data(json.utf8).write(to: URL(filePath: container), options: .atomic)
  }

  /// Writes the cards of some shops at once, in the app's format.
  func fill() throws {
    let cards = [
      ("bakery", "Corner Bakery", "4006381333931", "ean13", "#c98a2b"),
      ("coffee", "Coffee Lab", "CL-7F3K9", "qr", "#8f6a4f"),
      ("books", "Books & Beyond", "BB00218873", "code128", "#4a6fa5"),
      ("train", "Railway Club", "RC55012897730014", "aztec", "#0a5ca8"),
      ("market", "Hypermarket North", "9780201379624", "ean13", "#c23030"),
    ].map { id, store, number, symbology, colour in
      #"{"id": "\#(id)", "store": "\#(store)", "number": "\#(number)", "symbology": "\#(symbology)", "#
        + #""colour": "\#(colour)", "points": 0}"#
    }
    try Data(#"{"version": 1, "cards": [\#(cards.joined(separator: ", "))], "uses": []}"#.utf8)
      .write(to: URL(filePath: container), options: .atomic)
  }
}
