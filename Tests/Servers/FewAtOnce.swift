package import Testing

/// A trait that runs only a few of a suite's tests at once, across all suites that have it.
///
/// Swift Testing starts all tests together. Those that drive real programs and servers would then
/// share two processors among a hundred processes, and their timeouts would measure that.
///
/// ```swift
/// @Suite(.fewAtOnce)
/// struct StartTests { … }
/// ```
package struct FewAtOnce: SuiteTrait, TestTrait, TestScoping {
  package var isRecursive: Bool { true }

  private static let gate = Gate(places: 6)

  /// Returns the scope provider: a place is for one case of a test, not for a whole suite.
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
  /// A trait that runs only a few of these tests at once.
  package static var fewAtOnce: FewAtOnce { FewAtOnce() }
}

/// A gate with a number of places; callers that find it full wait, in order, for one to leave.
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
