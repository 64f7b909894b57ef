/// A failure as data, as a worker returns it.
extension SourceFailure {
  var datum: Datum {
    var fields = [
      Datum.Field("reason", .text(reason)), Datum.Field("detail", .text(detail)),
    ]
    switch kind {
    case .tooLarge(let limit): fields.append(Datum.Field("limit", .number(Double(limit))))
    case .timeout(let seconds): fields.append(Datum.Field("seconds", .number(seconds)))
    case .malformed: fields.append(Datum.Field("kind", "malformed"))
    case .absent: fields.append(Datum.Field("kind", "absent"))
    // Parsers deny nothing, wait for nothing, date nothing, ask no server and start no command.
    case .other, .http, .unreachable, .exited, .invalidAddress, .denied, .waiting, .over: break
    }
    return .record(fields)
  }

  init(_ datum: Datum) {
    let kind: Kind
    if let limit = datum["limit"]?.number {
      kind = .tooLarge(limit: Int(limit.isFinite ? max(0, min(limit, 1e15)) : 0))
    } else if let seconds = datum["seconds"]?.number {
      kind = .timeout(seconds)
    } else {
      kind =
        switch datum["kind"]?.words {
        case "malformed": .malformed
        case "absent": .absent
        default: .other
        }
    }
    self.init(datum["reason"]?.words ?? "", datum["detail"]?.words ?? "", kind: kind)
  }
}
