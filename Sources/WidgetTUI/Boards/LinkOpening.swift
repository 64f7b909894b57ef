import Dispatch
import FoundationEssentials
import WidgetBase
import WidgetLayout
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The opening of an address: through a widget's own route with its settings on the board, or on
/// the desktop with `$BROWSER` or else `xdg-open`.
struct LinkOpening: Sendable {
  private enum Way: Sendable {
    /// The routes that may open it, of which the first whose widget suits it does; `isOwn` if they are those of the
    /// widget that shows it, or of its app.
    case routes([(route: LinkRoute, settings: InstanceSettings)], isOwn: Bool)
    /// On the desktop; a file, in one of some folders.
    case desktop(LinkTarget, folders: [String]?)
    case nothing(String)
  }

  let address: String
  /// True if the address is that of a button or toggle, which is pressed.
  let isPress: Bool
  private let way: Way

  /// Finds a way to open an address: with the settings of the given widget if its kind has a route
  /// for such addresses, or else with those of the first widget by name that it may come from.
  @MainActor
  init(_ address: String, of widget: String? = nil, on board: Board, in catalog: BoardCatalog) {
    self.address = address
    isPress = IntentAddress(address) != nil
    do throws(LinkRefusal) {
      let found = try Self.routes(address, widget, board, catalog)
      guard found.routes.isEmpty else {
        way = .routes(found.routes, isOwn: found.isOwn)
        return
      }
      let target = try LinkTarget(address)
      let widgets = widget.map { [catalog.widget($0)] } ?? Array(board.widgets.values)
      let folders = Self.folders(for: address, of: widgets.compactMap { $0 })
      if let path = target.path { _ = try LinkedFile(path, in: folders) }
      way = .desktop(target, folders: folders)
    } catch {
      way = .nothing(Self.words(for: error, address, catalog))
    }
  }

  /// The address as it is shown.
  var shown: String {
    guard case .desktop(let target, _) = way else { return address }
    return target.shown
  }

  /// True if the desktop opens it.
  var isOfDesktop: Bool {
    guard case .desktop = way else { return false }
    return true
  }

  /// True if Enter on its tile opens it without showing it first: it is an address of the widget's own app, and
  /// nothing is pressed. What somebody wrote into data may be the address of another app.
  var isImmediate: Bool {
    guard !isPress else { return false }
    return switch way {
    case .routes(_, let isOwn): isOwn
    case .desktop: false
    case .nothing: true
    }
  }

  /// The effect of opening, in words that follow `Enter`; `nil` if it opens the address.
  var summary: String? {
    guard case .routes(let routes, isOwn: true) = way else { return nil }
    return routes.first?.route.summary(address)
  }

  /// The reason for caution or for a refusal; `nil` for an address without either.
  var caution: String? {
    switch way {
    case .routes: nil
    case .desktop(let target, _): target.warning
    case .nothing(let words): words
    }
  }

  /// The consent that opening needs now.
  var consent: LinkRoute.Consent {
    guard case .routes(let routes, _) = way, let first = routes.first else { return .given }
    return first.route.consent(address, first.settings)
  }

  /// Opens the address, reports each state, and returns after the last one.
  ///
  /// - Parameters:
  ///   - size: The size in cells of the page that shows what is opened; `nil` if only its words are wanted.
  ///   - isLast: True if this process ends afterwards.
  func open(
    size: Size? = nil, isLast: Bool = false, _ show: @escaping @Sendable (LinkRoute.State) -> Void
  ) async {
    switch way {
    case .routes(let routes, _):
      // A bundle is asked, which may take its time, only where there is a choice.
      let suited = routes.count > 1 ? routes.first { $0.route.suits(address, $0.settings) } : nil
      guard let (route, settings) = suited ?? routes.first else { return }
      await route.open(address, settings, size: size, show)
    case .desktop(let target, let folders):
      show(await Self.outcome(of: target, in: folders, isLast: isLast))
    case .nothing(let words): show(.failed(words))
    }
  }

  /// Returns the command that opens an address on the desktop.
  ///
  /// A file is looked at once more: much may have happened since its link was shown.
  private static func command(
    _ target: LinkTarget, in folders: [String]?, isLast: Bool
  ) throws(LinkRefusal) -> Command {
    var address = target.address
    if let path = target.path {
      let place = try LinkedFile(path, in: folders).settled(isLast: isLast)
      if place != path { address = target.address(ofFile: place) }
    }
    let environment = ProcessEnvironment.own
    // Passed as an argument of its own, never through a shell. It begins with a scheme, so it
    // cannot be an option.
    return Command([environment["BROWSER"] ?? "xdg-open", address], environment: environment)
  }

  /// Returns the folders whose files an address of some widgets may open; `nil` for an address that
  /// the board itself has, which may open any.
  private static func folders(for address: String, of widgets: [BoardWidget]) -> [String]? {
    widgets.contains { $0.link == address } ? nil : widgets.flatMap(\.linkFolders)
  }

  private static func outcome(
    of target: LinkTarget, in folders: [String]?, isLast: Bool
  ) async -> LinkRoute.State {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: Self.open(target, in: folders, isLast: isLast))
      }
    }
  }

  private static func open(
    _ target: LinkTarget, in folders: [String]?, isLast: Bool
  ) -> LinkRoute.State {
    let command: Command
    do throws(LinkRefusal) { command = try Self.command(target, in: folders, isLast: isLast) } catch
    {
      return .failed("cannot open \(VisibleText.quoted(target.address)): \(error.words)")
    }
    do throws(SourceFailure) { try command.launch() } catch {
      // The program's output is discarded, so its name must suffice.
      let program = command.arguments[0].splitExactly(separator: "/").last ?? ""
      return .failed("\(program): \(error)")
    }
    return .opened([])
  }

  @MainActor
  private static func routes(
    _ address: String, _ widget: String?, _ board: Board, _ catalog: BoardCatalog
  ) throws(LinkRefusal) -> (routes: [(route: LinkRoute, settings: InstanceSettings)], isOwn: Bool) {
    guard let end = address.firstExactRange(of: "://") else { return ([], false) }
    let scheme = address[..<end.lowerBound].lowercased()
    func bundle(of widget: BoardWidget) -> String? { BundleKind(widget.kind)?.bundle }
    func route(of widget: BoardWidget) -> (route: LinkRoute, settings: InstanceSettings)? {
      catalog[widget.kind]?.route(for: scheme).map { ($0, widget.settings) }
    }
    let shown = widget.flatMap(catalog.widget)
    if let own = shown.flatMap(route(of:)) { return ([own], true) }
    let found = (board.widgets.keys.sorted() + catalog.kinds).compactMap(catalog.widget)
      .compactMap { other in route(of: other).map { (bundle: bundle(of: other), route: $0) } }
      .filter { !$0.route.route.isOwn }
    // An app opens its own addresses. Those of others go to a bundle only if no second one claims them.
    if let own = shown.flatMap(bundle(of:)), found.contains(where: { $0.bundle == own }) {
      return (found.filter { $0.bundle == own }.map(\.route), true)
    }
    guard Set(found.compactMap(\.bundle)).count <= 1 else { throw .claimed(scheme: scheme) }
    return (found.map(\.route), false)
  }

  @MainActor
  private static func words(
    for refusal: LinkRefusal, _ address: String, _ catalog: BoardCatalog
  ) -> String {
    if IntentAddress(address) != nil {
      return "only a button on a board, with data that is not a sample, can be pressed"
    }
    var words = refusal.words
    if refusal == .unknownScheme {
      let routes = catalog.kinds.flatMap { catalog[$0]?.links ?? [] }.filter { !$0.isOwn }
      let schemes = Set(routes.map(\.scheme)).sorted()
      words += schemes.map { ", \($0)://" }.joined()
    }
    return "cannot open \(VisibleText.quoted(address)): \(words)"
  }
}
