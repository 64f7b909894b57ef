// The widgets of the five example systems, as a bundle that boards name: docs/bundles.md. With the word
// salon it is the app of one of them instead: docs/systems/calendar.md.
import Glibc
import WidgetPictures
import WidgetSystems
import WidgetTUI

if CommandLine.arguments.dropFirst().first == "salon" {
  exit(SalonProcess.run(Array(CommandLine.arguments.dropFirst(2))))
}
exit(
  Program(board: nil, parsers: [PictureTask.self]) {
    SystemWidgets(clock: $0.clock, state: $0.state)
  }
  .run())
