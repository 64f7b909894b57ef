import AppIntents
import SwiftUI
import WidgetKit

/// The reminder to read in the evening, on or off.
enum Reminder {
  static var isOn: Bool {
    get { UserDefaults(suiteName: "group.example.reading")?.bool(forKey: "reminder") ?? false }
    set { UserDefaults(suiteName: "group.example.reading")?.set(newValue, forKey: "reminder") }
  }
}

struct SetReminderIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Remind Me to Read"

  @Parameter(title: "Reminder") var value: Bool

  func perform() async throws -> some IntentResult {
    Reminder.isOn = value
    return .result()
  }
}

struct ReminderControl: ControlWidget {
  struct Provider: ControlValueProvider {
    let previewValue = true
    func currentValue() async throws -> Bool { Reminder.isOn }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "reminder", provider: Provider()) { isOn in
      ControlWidgetToggle("Reminder", isOn: isOn, action: SetReminderIntent()) { isOn in
        Label(isOn ? "Every evening" : "Off", systemImage: isOn ? "bell.fill" : "bell.slash")
      }
      .tint(.orange)
    }
    .displayName("Reminder")
    .description("Reminds you to read.")
  }
}
