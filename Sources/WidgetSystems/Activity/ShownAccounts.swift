import Synchronization
import WidgetSources

/// Which account's data each widget shows in each family.
///
/// Data is kept when a reload fails; but what an account left on the screen is not for the next one
/// to see.
final class ShownAccounts: Sendable {
  /// The hash of each widget's token: enough to tell two apart, and of no use to others.
  private let hashes = Mutex<[String: Int]>([:])

  /// What is read with a token; where that fails and another token was good before, a denial.
  func shown<Value>(
    _ token: String, in widget: String, _ read: () throws(SourceFailure) -> Value
  ) throws(SourceFailure) -> Value {
    let hash = token.hashValue
    let isAnother = hashes.withLock { ($0[widget] ?? hash) != hash }
    do throws(SourceFailure) {
      let value = try read()
      hashes.withLock { $0[widget] = hash }
      return value
    } catch {
      var failure = error
      if isAnother { failure.isDenied = true }
      throw failure
    }
  }
}
