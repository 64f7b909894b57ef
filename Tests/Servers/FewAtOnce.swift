package import Testing

/// Lets only a few of a suite's tests run at once, over all suites that have it.
///
/// Swift Testing starts all tests together. Those that drive real programs and servers would then share
/// two processors among a hundred processes, and their timeouts would measure that.
///
/// ```swift
/// @Suite(.fewAtOnce)
/// struct StartTests { … }
/// ```
package struct FewAtOnce: SuiteTrait, TestTrait, TestScoping {
  package var isRecursive: Bool { true }

  private static let gate = Gate(places: 6)

  /// A place is for one case of a test, not for a suite as a whole.
  package func scopeProvider(for test: Test, testCase: Test.Case?) -> FewAtOnce? {
    testCase == nil ? nil : self
  }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Self.gate.enter()
    do {
      try await function()
      await Self.gate.leave()
    } catch {
      await Self.gate.leave()
      throw error
    }
  }
}

extension Trait where Self == FewAtOnce {
  /// Only a few of these tests run at once.
  package static var fewAtOnce: FewAtOnce { FewAtOnce() }
}

/// A room with so many places; who comes when it is full waits for one to leave, in order.
package actor Gate {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  package init(places: Int) { free = places }

  package func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  package func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
