// The widgets of the five example systems, as a bundle that boards name: docs/bundles.md.
import Glibc
import WidgetPictures
import WidgetSystems
import WidgetTUI

exit(
  Program(board: nil, parsers: [PictureTask.self]) {
    SystemWidgets(clock: $0.clock, state: $0.state)
  }
  .run())
