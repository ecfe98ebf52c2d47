import CAllocationCount

/// Counts the allocations while a closure runs: every call of `malloc`, `calloc` and `realloc` in
/// the process, through functions (CAllocationCount) that replace those of glibc and then call
/// them.
enum AllocationCount {
  static func during(_ work: () -> Void) -> Int {
    let before = island_allocation_count()
    work()
    return Int(island_allocation_count() - before)
  }
}
