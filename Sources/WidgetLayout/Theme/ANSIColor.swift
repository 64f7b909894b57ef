/// The sixteen colours of every colour terminal, in terminal order.
public enum ANSIColor: UInt8, CaseIterable, Sendable, Hashable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow
  case brightBlue, brightMagenta, brightCyan, brightWhite

  /// The colour's name in theme files, such as `red` or `bright-red`.
  public var name: String { Self.names[Int(rawValue)] }

  /// Creates the colour with a name in theme files; `nil` if there is none.
  public init?(name: some StringProtocol) {
    guard let index = Self.names.firstIndex(where: { $0 == name }) else { return nil }
    self.init(rawValue: UInt8(index))
  }

  private static let names: [String] = {
    let plain = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    return plain + plain.map { "bright-" + $0 }
  }()

  /// The colour that xterm shows by default; as terminals differ, it is only for comparisons.
  public var typical: RGB {
    switch self {
    case .black: RGB(0x000000)
    case .red: RGB(0xcd0000)
    case .green: RGB(0x00cd00)
    case .yellow: RGB(0xcdcd00)
    case .blue: RGB(0x0000ee)
    case .magenta: RGB(0xcd00cd)
    case .cyan: RGB(0x00cdcd)
    case .white: RGB(0xe5e5e5)
    case .brightBlack: RGB(0x7f7f7f)
    case .brightRed: RGB(0xff0000)
    case .brightGreen: RGB(0x00ff00)
    case .brightYellow: RGB(0xffff00)
    case .brightBlue: RGB(0x5c5cff)
    case .brightMagenta: RGB(0xff00ff)
    case .brightCyan: RGB(0x00ffff)
    case .brightWhite: RGB(0xffffff)
    }
  }
}
