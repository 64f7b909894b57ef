import Glibc
import WidgetStatus

exit(StatusProgram.run(CommandLine.arguments))
