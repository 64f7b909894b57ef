import Dispatch
import Synchronization
import WidgetLayout

/// The pictures of the screen as the terminal takes them: small ones are encoded at once, large ones by a
/// thread of their own, so that no key waits for them.
@MainActor
final class PictureEncoder {
  private enum State {
    case awaited(Order)
    case encoded(EncodedPicture?)
  }

  /// Work for the thread, which is left out if nobody wants it any more when its turn comes.
  private final class Order: Sendable {
    let isWanted = Atomic(true)
  }

  /// The colours of what has roles; after a change, nothing that was encoded counts.
  var colors: PixelColors {
    didSet { if colors != oldValue { forget() } }
  }
  /// Called when a picture that was awaited has been encoded, and when `tell` has the time come.
  var onEncoded: @MainActor () -> Void = {}
  private var states: [EncodedPicture.Request: State] = [:]
  private let queue = DispatchQueue(label: "widgettui.pictures", qos: .utility)

  /// The pixels of a frame that are encoded at once: a tenth of a second on a slow machine.
  private static let atOnce = 250_000
  /// True if the timer of `tell` runs.
  private var tells = false
  /// Those that the frame may still have.
  private var left = atOnce

  init(colors: PixelColors) { self.colors = colors }

  /// True if a picture is being encoded.
  var isBusy: Bool {
    states.values.contains { if case .awaited = $0 { true } else { false } }
  }

  /// Begins a frame, which shows some pictures; all others are forgotten.
  func begin(showing requests: Set<EncodedPicture.Request>) {
    left = Self.atOnce
    for (request, state) in states where !requests.contains(request) {
      if case .awaited(let order) = state { order.isWanted.store(false, ordering: .relaxed) }
      states[request] = nil
    }
  }

  /// Forgets all pictures.
  func forget() { begin(showing: []) }

  /// Returns a picture as the terminal takes it; `nil` while it is being encoded, or if it cannot be.
  func encoded(_ request: EncodedPicture.Request) -> EncodedPicture? {
    switch states[request] {
    case .encoded(let picture): return picture
    case .awaited: return nil
    case nil: break
    }
    guard request.pixels > left else {
      left -= request.pixels
      let picture = EncodedPicture(request, colors: colors)
      states[request] = .encoded(picture)
      return picture
    }
    order(request)
    return nil
  }

  /// Calls `onEncoded` after some time, if a picture is still being encoded then.
  func tell(in time: Duration) {
    guard isBusy, !tells else { return }
    tells = true
    DispatchQueue.main.asyncAfter(deadline: .now() + time / .seconds(1)) { [weak self] in
      MainActor.assumeIsolated {
        self?.tells = false
        self?.onEncoded()
      }
    }
  }

  private func order(_ request: EncodedPicture.Request) {
    let order = Order()
    states[request] = .awaited(order)
    queue.async { [weak self, colors] in
      guard order.isWanted.load(ordering: .relaxed) else { return }
      let picture = EncodedPicture(request, colors: colors)
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.keep(picture, for: request, order) }
      }
    }
  }

  private func keep(
    _ picture: EncodedPicture?, for request: EncodedPicture.Request, _ order: Order
  ) {
    guard case .awaited(let current) = states[request], current === order else { return }
    states[request] = .encoded(picture)
    onEncoded()
  }
}
