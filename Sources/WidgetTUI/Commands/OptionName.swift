import CLinux
import Glibc

/// The options there are, by their long names.
enum OptionName: String, CaseIterable {
  case board, theme, color, machine, every, at, hours, budget, size, widget, family, preview,
    kept, strict, live, timeout, format, help, version

  /// The short form.
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
    case .at, .hours, .budget, .preview, .kept, .strict, .live, .timeout, .format, .version: nil
    }
  }

  var takesArgument: Bool {
    ![.help, .version, .preview, .kept, .strict, .live].contains(self)
  }

  /// The short form as getopt spells it.
  var letters: String? { letter.map { takesArgument ? "\($0):" : "\($0)" } }

  /// What getopt answers when it finds the option: beyond all letters, so that long and short
  /// forms are told apart from `?` and `:`.
  var code: Int32 { 256 + Int32(Self.allCases.firstIndex(of: self) ?? 0) }

  /// The option of an answer of getopt's, be it a letter or a code.
  init?(code: Int32) {
    let option = Self.allCases.first {
      $0.code == code || $0.letter?.asciiValue.map(Int32.init) == code
    }
    guard let option else { return nil }
    self = option
  }
}

/// The option as getopt_long takes it; its name is to be freed.
func option(_ name: OptionName) -> CLinux.option {
  CLinux.option(
    name: strdup(name.rawValue), has_arg: name.takesArgument ? 1 : 0, flag: nil, val: name.code)
}
