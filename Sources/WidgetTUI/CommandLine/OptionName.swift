import CLinux
import Glibc

/// The options, by their long names.
enum OptionName: String, CaseIterable {
  case board, theme, color, glyphs, machine, every, at, hours, budget, size, widget, family,
    preview, kept, strict, live, timeout, format, json, accessible, add, name, kind, write, target,
    output, check, toolkit, root, golden, record, skip, trusted,
    metrics, help, version
  case noMouse = "no-mouse"
  case noPixels = "no-pixels"
  case scratchPath = "scratch-path"

  /// The option's letter; `nil` if it has no short form.
  var letter: Character? {
    switch self {
    case .board: "b"
    case .theme: "t"
    case .color: "c"
    case .machine: "m"
    case .size: "s"
    case .widget: "w"
    case .family: "f"
    case .help: "h"
    case .every: "e"
    case .at, .hours, .budget, .glyphs, .preview, .kept, .strict, .live, .timeout, .format, .json,
      .accessible, .add, .name, .kind, .write, .target, .output, .check, .toolkit, .root, .golden,
      .record, .skip, .trusted, .metrics, .version, .noMouse, .noPixels, .scratchPath:
      nil
    }
  }

  var takesArgument: Bool {
    ![
      .help, .version, .preview, .kept, .strict, .live, .json, .accessible, .write, .check,
      .record, .trusted,
      .noMouse, .noPixels,
    ].contains(self)
  }

  /// The short form in getopt's notation.
  var letters: String? { letter.map { takesArgument ? "\($0):" : "\($0)" } }

  /// The value that getopt returns for the option: larger than any letter, so that options differ
  /// from `?` and `:`.
  var code: Int32 { 256 + Int32(Self.allCases.firstIndex(of: self) ?? 0) }

  /// Creates the option for a letter or code that getopt returned.
  init?(code: Int32) {
    let option = Self.allCases.first {
      $0.code == code || $0.letter?.asciiValue.map(Int32.init) == code
    }
    guard let option else { return nil }
    self = option
  }
}

/// Returns the option in the form that getopt_long takes; the caller must free its name.
func option(_ name: OptionName) -> CLinux.option {
  CLinux.option(
    name: strdup(name.rawValue), has_arg: name.takesArgument ? 1 : 0, flag: nil, val: name.code)
}
