import CAllocationCount

/// Counts what a piece of work asks the C library for: every `malloc`, `calloc` and `realloc` of
/// the process, which are counted on their way to glibc's.
enum AllocationCount {
  static func during(_ work: () -> Void) -> Int {
    let before = island_allocation_count()
    work()
    return Int(island_allocation_count() - before)
  }
}
