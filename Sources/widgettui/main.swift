import Glibc
import WidgetTUI

exit(Program(board: .machine) { BuiltInWidgets($0) }.run())
