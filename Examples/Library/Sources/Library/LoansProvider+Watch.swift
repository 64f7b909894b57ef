import WidgetServices
import WidgetTimeline

extension LoansProvider: WatchingAppIntentTimelineProvider {
  func watch(
    for configuration: LoansIntent, in context: Context, onChange: @escaping @Sendable () -> Void
  ) async -> (any AnyObject & Sendable)? {
    LibraryWatch({ try await desk(configuration, context) }, onChange: onChange)
  }
}

/// Asks a library for its changes until it is released.
final class LibraryWatch: Sendable {
  private let task: Task<Void, Never>

  /// Creates a watch of what `desk` returns, which may be another reader's the next time.
  init(
    _ desk: @escaping @Sendable () async throws -> LibraryDesk,
    onChange: @escaping @Sendable () -> Void
  ) {
    task = Task {
      var last: (reader: String, version: Int)?
      while !Task.isCancelled {
        do {
          let desk = try await desk()
          let known = last?.reader == desk.reader ? last?.version : nil
          let version = try await desk.version(after: known ?? 0)
          if let last, last != (desk.reader, version) { onChange() }
          last = (desk.reader, version)
        } catch {
          // Once the library is back, or somebody signs in, the loans may be others.
          last = ("", 0)
          try? await Task.sleep(for: .seconds(2))
        }
      }
    }
  }

  deinit { task.cancel() }
}
