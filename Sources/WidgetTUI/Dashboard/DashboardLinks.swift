import Dispatch
import WidgetTimeline

extension Dashboard {
  /// Opens the address of a widget as `widgettui open` does, without waiting; the status row says what
  /// becomes of it.
  func open(_ address: String, of widget: String) {
    openings += 1
    let number = openings
    notice = LinkNotice(opening: address, at: clock.now)
    let opening = LinkOpening(address, of: widget, on: board, in: catalog)
    Task.detached { [weak self] in
      await opening.open { state in
        // The main queue keeps the states in their order.
        DispatchQueue.main.async {
          MainActor.assumeIsolated { self?.show(state, of: address, number) }
        }
      }
    }
  }

  /// Says how far a link is, unless another was asked for meanwhile.
  private func show(_ state: LinkRoute.State, of address: String, _ number: Int) {
    guard number == openings else { return }
    notice = LinkNotice(state, of: address, at: clock.now)
  }
}
