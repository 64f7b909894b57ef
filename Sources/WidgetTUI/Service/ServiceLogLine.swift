import FoundationEssentials

/// A line of a service's log, with named fields for people and programs.
struct ServiceLogLine: Hashable {
  /// The line's severity, with syslog's numbers.
  enum Priority: Int {
    case error = 3
    case warning, notice, info
  }

  struct Field: Hashable {
    let name: String
    let value: String

    init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  let priority: Priority
  let fields: [Field]

  init(_ priority: Priority, _ fields: [Field]) {
    self.priority = priority
    self.fields = fields
  }

  /// The line as text: `widget=orders event=alarm rule="above 90 for 1m" value=93`.
  var text: String {
    fields.map { "\($0.name)=\(Self.written($0.value))" }.joined(separator: " ")
  }

  private static func written(_ value: String) -> String {
    let visible = VisibleText.quoted(value, limit: 1000)
    let isPlain =
      !visible.isEmpty
      && visible.unicodeScalars.allSatisfy {
        !$0.properties.isWhitespace && $0 != "\"" && $0 != "=" && $0 != "\\"
      }
    guard !isPlain else { return visible }
    let escaped = visible.escaping { ["\\", "\""].contains($0) ? "\\\($0)" : nil }
    return "\"\(escaped)\""
  }

  /// The line in the format of systemd's journal; `journalctl WIDGETTUI_WIDGET=orders` finds it.
  var journal: [UInt8] {
    let own = fields.map { field in
      let name = "WIDGETTUI_" + field.name.uppercased().replacing("-", with: "_")
      return "\(name)=\(VisibleText.quoted(field.value, limit: 1000))\n"
    }
    let head = [
      "MESSAGE=\(text)\n", "PRIORITY=\(priority.rawValue)\n", "SYSLOG_IDENTIFIER=widgettui\n",
    ]
    return Array((head + own).joined().utf8)
  }
}
