import Glibc
import WidgetPictures
import WidgetTUI

exit(Program(board: .machine, parsers: [PictureTask.self]) { BuiltInWidgets($0) }.run())
