/// A part of a page of details.
enum DetailPart: CaseIterable, Hashable {
  /// The course of the values, and what happened.
  case course
  /// The data as they were last read.
  case reading
  /// The lines of the board that configure the widget.
  case settings

  var name: String {
    switch self {
    case .course: "course"
    case .reading: "reading"
    case .settings: "YAML"
    }
  }

  /// The next one, after the last the first again.
  var next: DetailPart {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}

/// A part of a page of details that is text.
struct DetailText: Hashable {
  /// Its source, or the reason why there is none.
  let origin: String
  let lines: [String]
}
