import Glibc
import WidgetCatalog
import WidgetTUI

exit(
  Program { MachineWidgets(monitor: $0.monitor, clock: $0.clock, interval: $0.interval) }.run())
