import CJQ
import Synchronization

/// A jq expression, compiled.
///
/// What is only a path needs no jq. For all else it runs within this process. A program that does not end is stopped from outside at the deadline,
/// or when it has taken half a gigabyte: jq looks between any two of its steps whether it was halted.
package final class JQProgram: Sendable {
  /// What is wrong with an expression: jq's words, and where.
  package struct Mistake: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String
  }

  /// The most results that are taken.
  static let most = 100_000

  /// Those that were compiled before: a board is checked before it is used.
  private static let compiled = Mutex<[String: JQProgram]>([:])
  private static let mostCompiled = 256

  package let expression: String
  /// The expression where it is only a path.
  let path: DataPath?
  /// Compiled programs that do not run now; each runs on one thread at a time.
  private let idle: Mutex<[JQState]>

  /// Compiles an expression; throws what jq says of it. Where libjq is not installed, nothing is
  /// wrong with it.
  package init(_ expression: String) throws(Mistake) {
    self.expression = expression
    path = DataPath(expression)
    idle = Mutex([])
    if path == nil, let jq = cjq_load() {
      let state = try JQState(expression, jq.pointee)
      idle.withLock { $0.append(state) }
    }
  }

  /// The program of an expression, compiled once a process; throws what jq says of it.
  package static func compiled(_ expression: String) throws(Mistake) -> JQProgram {
    if let known = compiled.withLock({ $0[expression] }) { return known }
    let program = try JQProgram(expression)
    compiled.withLock { compiled in
      if compiled.count >= mostCompiled { compiled = [:] }
      compiled[expression] = program
    }
    return program
  }

  /// Everything that the expression makes of some data.
  package func results(of input: Datum, before deadline: Deadline) throws(SourceFailure) -> [Datum]
  {
    if let path {
      do throws(DataPath.Mistake) { return try path.results(of: input) } catch {
        throw PickWords.noFit(expression, error.words, input)
      }
    }
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
    // What was stopped goes, with its memory.
    case .late: throw PickWords.endless(expression, deadline.timeout)
    case .tooMuch: throw PickWords.tooMuch(expression)
    }
  }
}
