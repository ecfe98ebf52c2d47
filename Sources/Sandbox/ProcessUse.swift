import CSandbox
import Foundation

/// What a process uses, with everything that it has started.
package struct ProcessUse: Hashable, Sendable {
  /// Threads; a process has at least one, unless it has ended.
  package var threads: Int
  /// Processor time in ticks of the kernel: while it is the same, nothing has been done.
  package var ticks: UInt64

  /// Measures a process of this machine, which need not be a child of this one.
  package init(of process: Int32) {
    let use = csandbox_use_below(process)
    (threads, ticks) = (Int(use.threads), use.ticks)
  }

  /// True when the files below some folders take more bytes of the disk than `most`. An empty file
  /// takes a block; folders in more than 128 levels are too much.
  package static func exceeds(_ most: UInt64, in folders: [String]) -> Bool {
    let paths = folders.map { strdup($0) }
    defer { for path in paths { free(path) } }
    return paths.map { UnsafePointer($0) }.withUnsafeBufferPointer {
      csandbox_bytes($0.baseAddress, Int32(folders.count), most)
    } > most
  }
}
