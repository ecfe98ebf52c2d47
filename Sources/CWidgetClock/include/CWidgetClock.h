#ifndef C_WIDGET_CLOCK_H
#define C_WIDGET_CLOCK_H

/// Freezes all calendar clocks of the process at a date, in seconds since 1970. Monotonic clocks
/// continue.
void island_hold_clock(double seconds);

#endif
