import CJQ
import Synchronization
package import WidgetBase

/// A compiled jq expression.
///
/// An expression that is only a path needs no jq. Any other runs in a worker. A program that does
/// not end is halted at the deadline, or when it has taken half a gibibyte of memory: jq checks
/// between any two of its steps whether it was halted. What one step takes is the worker's limit.
package final class JQProgram: Sendable {
  /// The error in an expression, with jq's words and its place.
  package struct Mistake: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String
  }

  /// The most results that are accepted.
  static let most = 100_000

  /// The programs compiled before: a board is checked before it is used.
  private static let compiled = Mutex<[String: JQProgram]>([:])
  private static let mostCompiled = 256

  package let expression: String
  /// The path, if the expression is only a path.
  let path: DataPath?
  /// The compiled programs that are not running; each runs on one thread at a time.
  private let idle: Mutex<[JQState]>

  /// Compiles an expression, or throws jq's error. If libjq is not installed, every expression is
  /// accepted.
  package init(_ expression: String) throws(Mistake) {
    self.expression = expression
    path = DataPath(expression)
    idle = Mutex([])
    if path == nil, let jq = cjq_load() {
      let state = try JQState(expression, jq.pointee)
      idle.withLock { $0.append(state) }
    }
  }

  /// Returns the program of an expression, which is compiled once per process; throws jq's error.
  package static func compiled(_ expression: String) throws(Mistake) -> JQProgram {
    if let known = compiled.withLock({ $0[expression] }) { return known }
    let program = try JQProgram(expression)
    compiled.withLock { compiled in
      if compiled.count >= mostCompiled { compiled = [:] }
      compiled[expression] = program
    }
    return program
  }

  /// Returns all results of the expression for some data.
  package func results(of input: Datum, before deadline: Deadline) throws(SourceFailure) -> [Datum]
  {
    if let path {
      do throws(DataPath.Mistake) { return try path.results(of: input) } catch {
        throw PickWords.noFit(expression, error.words, input)
      }
    }
    return try JQTask.results(of: expression, in: input, before: deadline)
  }

  /// Returns all results of the expression, which runs in this process.
  func run(on input: Datum, before deadline: Deadline) throws(SourceFailure) -> [Datum] {
    guard let jq = cjq_load() else { throw PickWords.noJQ }
    var state = idle.withLock { $0.popLast() }
    if state == nil {
      do { state = try JQState(expression, jq.pointee) } catch {
        throw PickWords.badPick(expression, error.description)
      }
    }
    guard let state else { throw PickWords.noJQ }
    let answer = JQRun(state, deadline).results(of: input)
    switch answer {
    case .results(let results):
      idle.withLock { $0.append(state) }
      return results
    case .error(let words):
      idle.withLock { $0.append(state) }
      throw PickWords.noFit(expression, words, input)
    // A program that was halted is discarded with its memory.
    case .late: throw PickWords.endless(expression, deadline.timeout)
    case .tooMuch: throw PickWords.tooMuch(expression)
    }
  }
}
