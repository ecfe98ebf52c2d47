#ifndef C_WIDGET_CLOCK_H
#define C_WIDGET_CLOCK_H

/// From now on every calendar clock of the process stands at an instant, in seconds since 1970.
/// Clocks that measure go on.
void island_hold_clock(double seconds);

#endif
