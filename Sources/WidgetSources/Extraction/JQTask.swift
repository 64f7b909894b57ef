import WidgetBase
import WidgetWorker

/// The run of a jq expression on data, apart from this process: libjq can exhaust the memory within
/// one step.
enum JQTask: ParsingTask {
  static let name = "jq"
  static let subject = "pick"
  /// More than a run takes before it is halted, so that most runs end with an error of their own.
  static let memory = JQRun.memory + (256 << 20)
  static let most = 6

  /// Compiles the expression, so that it is ready for each run.
  static func prepare(_ hint: [UInt8]) {
    _ = try? JQProgram.compiled(String(decoding: hint, as: UTF8.self))
  }

  static func result(of bytes: [UInt8], _ settings: Datum) throws(SourceFailure) -> Datum {
    guard let expression = settings["expression"]?.words, let data = settings["data"],
      let left = settings["left"]?.number, let timeout = settings["timeout"]?.number
    else { return .list([]) }
    let program: JQProgram
    do throws(JQProgram.Mistake) { program = try JQProgram.compiled(expression) } catch {
      throw PickWords.badPick(expression, error.description)
    }
    return .list(try program.run(on: data, before: Deadline(left: left, of: timeout)))
  }

  /// Returns all results of an expression.
  static func results(
    of expression: String, in input: Datum, before deadline: Deadline
  ) throws(SourceFailure) -> [Datum] {
    // The run ends by itself just before it is killed, and says why.
    let grace = min(0.5, deadline.left / 10)
    let settings: Datum = [
      "expression": .text(expression), "data": input,
      "left": .number(max(0.001, deadline.left - grace)), "timeout": .number(deadline.timeout),
    ]
    let answer: Result<Datum, SourceFailure>
    do throws(WorkerFailure) {
      answer = try self.answer(
        settings, hint: expression, subject: expression, before: deadline)
    } catch {
      throw failure(error, expression, deadline)
    }
    return try answer.get().items ?? []
  }

  private static func failure(
    _ failure: WorkerFailure, _ expression: String, _ deadline: Deadline
  ) -> SourceFailure {
    switch failure {
    case .late: PickWords.endless(expression, deadline.timeout)
    case .ended, .tooLong: PickWords.tooMuch(expression)
    case .unavailable: self.failure(failure, deadline)
    }
  }
}
