import CNcurses

/// Memory that is freed and still the process's.
package enum FreedMemory {
  /// Returns it to the system. Takes some milliseconds.
  package static func returnToSystem() { nc_return_memory() }
}
