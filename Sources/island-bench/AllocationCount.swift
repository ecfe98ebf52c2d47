import CAllocationCount

/// Counts the allocations of a closure: every `malloc`, `calloc` and `realloc` of the process,
/// through functions that replace glibc's and call them.
enum AllocationCount {
  static func during(_ work: () -> Void) -> Int {
    let before = island_allocation_count()
    work()
    return Int(island_allocation_count() - before)
  }
}
