import Glibc
import WidgetCatalog
import WidgetTUI

let program = Program(board: .machine) {
  MachineWidgets(monitor: $0.monitor, clock: $0.clock, interval: $0.interval)
}
exit(program.run())
