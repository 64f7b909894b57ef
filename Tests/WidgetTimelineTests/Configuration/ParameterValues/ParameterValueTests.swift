import Testing
import WidgetSettings

@testable import WidgetTimeline

/// What a board wrote for a parameter, as a value of its type.
@Suite struct ParameterValueTests {
  static let values: [(setting: Setting, type: ParameterType?, value: ParameterValue)] = [
    ("Oslo", .text, .text("Oslo")), ("7", .integer, .text("7")), ("", .text, .text("")),
    ("Oslo", nil, .text("Oslo")),
    ("", .optional(.text), .none), ("Oslo", .optional(.text), .text("Oslo")),
    ("yes", .flag, .flag(true)), ("off", .flag, .flag(false)), ("true", .flag, .text("true")),
    ("yes", .text, .text("yes")), ("no", .optional(.flag), .flag(false)),
    // A text is a text, whatever it begins with.
    ("[draft]", .text, .text("[draft]")), ("{x}", .text, .text("{x}")),
    ("\"quoted\"", .text, .text("\"quoted\"")),
    ("", .list(.text), .none), ("a, b", .list(.text), .list([.text("a"), .text("b")])),
    (["a,b", " c"], .list(.text), .list([.text("a,b"), .text(" c")])),
    (.list([]), .list(.text), .list([])),
    (["a"], .optional(.list(.text)), .list([.text("a")])),
    ("[\"a,b\", \"c\"]", .list(.text), .list([.text("a,b"), .text("c")])),
    ("[1, 2]", .list(.integer), .list([.number(1), .number(2)])),
    (["1", "2"], .list(.integer), .list([.text("1"), .text("2")])),
    (["yes", "no"], .list(.flag), .list([.flag(true), .flag(false)])),
    // What no parameter of the type can be is said with the text.
    (["a"], .text, .text(#"["a"]"#)), (["a": "b"], .list(.text), .text(#"{"a":"b"}"#)),
  ]

  @Test(arguments: values)
  func aSettingIsAValue(_ setting: Setting, _ type: ParameterType?, _ value: ParameterValue) {
    #expect(ParameterValue(setting, of: type) == value)
  }
}
