#ifndef FIXED_CLOCK_H
#define FIXED_CLOCK_H

// A clock of the calendar that stands still, for pictures that are the same at any time. A program that is linked with
// this module follows the variable WIDGETTUI_CLOCK, which has the seconds since 1970 in UTC; without it, it reads the
// machine's clock. Clocks that measure spans go on, and so do timers of the system.

#include <stdbool.h>

/// True if the program's clock stands still.
bool fixed_clock_is_fixed(void);

#endif
