import WidgetLayout

/// A part of a whole.
struct GaugeModel: Hashable {
  var label: String
  var value: String
  /// The value in forms for less and less room, the widest first; empty for itself alone.
  var forms: [String] = []
  /// The filled part, 0 to 1; `nil` if unknown, which is not an empty bar.
  var part: Double?
  var role: Role = .accent
  /// Dim words below the bar, if they fit: one at each end, each in its forms from the longest on.
  var details: [[String]] = []
  /// Further facts for the rows that are left, the most important first.
  var facts: [Fact] = []
  /// The state without colours, if it matters: `!`.
  var mark = ""

  /// A name and its value, in its forms from the longest on.
  struct Fact: Hashable {
    var name: String
    var forms: [String]
  }

  /// The mark and the value.
  var figure: String { mark.isEmpty ? value : "\(mark) \(value)" }

  /// The value in forms for less and less room.
  var valueForms: [String] { forms.isEmpty ? [value] : forms }

  /// The mark and the value, in forms for less and less room.
  var figureForms: [String] { valueForms.map { mark.isEmpty ? $0 : "\(mark) \($0)" } }

  /// The filled part for comparisons; an unknown one is less than all known ones.
  var fill: Double { part ?? -1 }
}
