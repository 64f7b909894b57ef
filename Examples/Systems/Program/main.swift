// The widgets of the five example systems, as a bundle that boards name: docs/bundles.md. With the word
// salon or market it is the app of one of them instead: docs/systems/calendar.md, activity.md.
import Glibc
import WidgetPictures
import WidgetSystems
import WidgetTUI

switch CommandLine.arguments.dropFirst().first {
case "salon": exit(SalonProcess.run(Array(CommandLine.arguments.dropFirst(2))))
case "market": exit(MarketProcess.run(Array(CommandLine.arguments.dropFirst(2))))
default: break
}
exit(
  Program(board: nil, parsers: [PictureTask.self]) {
    SystemWidgets(clock: $0.clock, state: $0.state)
  }
  .run())
