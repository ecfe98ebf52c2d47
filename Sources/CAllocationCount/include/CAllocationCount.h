#ifndef C_ALLOCATION_COUNT_H
#define C_ALLOCATION_COUNT_H

/// Returns the number of allocations of the process since its start.
unsigned long island_allocation_count(void);

#endif
