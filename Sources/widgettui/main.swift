import Glibc
import WidgetCatalog
import WidgetTUI

exit(Program { MachineWidgets(monitor: $0, clock: $1) }.run())
