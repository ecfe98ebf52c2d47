#ifndef C_ALLOCATION_COUNT_H
#define C_ALLOCATION_COUNT_H

/// How many times the process has asked for memory since it was started.
unsigned long island_allocation_count(void);

#endif
