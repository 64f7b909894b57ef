import Dispatch
import FoundationEssentials
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The opening of an address: through a widget's own route with its settings on the board, or on
/// the desktop with `$BROWSER` or else `xdg-open`.
struct LinkOpening: Sendable {
  /// The beginnings of addresses that the desktop may open.
  static let beginnings = ["https://", "http://", "mailto:", "file:///"]

  private enum Way: Sendable {
    case route(LinkRoute, InstanceSettings)
    case desktop(Command)
    case nothing(String)
  }

  let address: String
  private let way: Way

  /// Finds a way to open an address: with the settings of the given widget if its kind has a route
  /// for such addresses, or else with those of the first widget by name that it may come from.
  @MainActor
  init(_ address: String, of widget: String? = nil, on board: Board, in catalog: BoardCatalog) {
    self.address = address
    if let (route, widget) = Self.route(address, widget, board, catalog) {
      way = .route(route, widget.settings)
    } else if let command = Self.command(address) {
      way = .desktop(command)
    } else {
      way = .nothing(Self.unknown(address, catalog))
    }
  }

  /// The effect of opening, in words that follow `Enter`; `nil` if it opens the address.
  var summary: String? {
    guard case .route(let route, _) = way else { return nil }
    return route.summary(address)
  }

  /// The consent that opening needs now.
  var consent: LinkRoute.Consent {
    guard case .route(let route, let settings) = way else { return .given }
    return route.consent(address, settings)
  }

  /// Opens the address, reports each state, and returns after the last one.
  func open(_ show: @escaping @Sendable (LinkRoute.State) -> Void) async {
    switch way {
    case .route(let route, let settings): await route.open(address, settings, show)
    case .desktop(let command): show(await Self.outcome(of: command))
    case .nothing(let words): show(.failed(words))
    }
  }

  /// Returns the command that opens a link on the desktop; `nil` unless it is an address of a known
  /// scheme.
  static func command(_ link: String) -> Command? {
    guard SettingKind<String>.link.value(link) != nil else { return nil }
    let environment = ProcessEnvironment.own
    // Passed as an argument of its own, never through a shell. It begins with a scheme, so it
    // cannot be an option.
    return Command([environment["BROWSER"] ?? "xdg-open", link], environment: environment)
  }

  private static func outcome(of command: Command) async -> LinkRoute.State {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        do throws(SourceFailure) {
          try command.launch()
          continuation.resume(returning: .opened([]))
        } catch {
          // The program's output is discarded, so its name must suffice.
          let program = command.arguments[0].split(separator: "/").last ?? ""
          continuation.resume(returning: .failed("\(program): \(error)"))
        }
      }
    }
  }

  @MainActor
  private static func route(
    _ address: String, _ widget: String?, _ board: Board, _ catalog: BoardCatalog
  ) -> (LinkRoute, BoardWidget)? {
    guard let end = address.firstRange(of: "://") else { return nil }
    let scheme = address[..<end.lowerBound].lowercased()
    func anyRoute(of name: String) -> (LinkRoute, BoardWidget)? {
      guard let widget = catalog.widget(name),
        let route = catalog[widget.kind]?.links.first(where: { $0.scheme == scheme })
      else { return nil }
      return (route, widget)
    }
    func route(of name: String) -> (LinkRoute, BoardWidget)? {
      anyRoute(of: name).flatMap { $0.0.isOwn ? nil : $0 }
    }
    if let own = widget.flatMap(anyRoute(of:)) { return own }
    let all = (board.widgets.keys.sorted() + catalog.kinds).lazy.compactMap(route(of:))
    return all.first { $0.suits(address, $1.settings) } ?? all.first
  }

  @MainActor
  private static func unknown(_ address: String, _ catalog: BoardCatalog) -> String {
    let schemes = Set(catalog.kinds.flatMap { catalog[$0]?.links.map(\.scheme) ?? [] }).sorted()
    return "cannot open \(VisibleText.quoted(address)): expected an address that begins with "
      + (beginnings + schemes.map { "\($0)://" }).joined(separator: ", ")
  }
}
