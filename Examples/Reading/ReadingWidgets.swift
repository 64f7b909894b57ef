import SwiftUI
import WidgetKit

@main
struct ReadingWidgets: WidgetBundle {
  var body: some Widget {
    PagesWidget()
    StreakWidget()
    ReminderControl()
    ReadingActivity()
  }
}
