// The widgets of the five example systems, as a bundle that boards name: docs/bundles.md.
import Glibc
import WidgetSystems
import WidgetTUI

exit(Program { SystemWidgets(clock: $0.clock, state: $0.state) }.run())
