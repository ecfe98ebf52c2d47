#ifndef C_WIDGET_CLOCK_H
#define C_WIDGET_CLOCK_H

/// Lets the calendar clocks of the process follow a clock that reads `date`, in seconds since 1970,
/// when the machine's CLOCK_MONOTONIC is `uptime`, in seconds, and that passes `rate` seconds per
/// second.
///
/// Its monotonic clocks and timers run on from where they are, `timer_rate` seconds per second; 0
/// stops them. With `passes` they also move by what the calendar moves ahead, so that the timers in
/// between are due. They never move back. Waits of a thread take real time.
void island_follow_clock(
    double date, double uptime, double rate, double timer_rate, int passes);

/// Lets the calendar clocks of the process be the machine's again; monotonic clocks and timers run
/// on from where they are.
void island_leave_clock(void);

#endif
