import CSandbox
import Glibc

/// What this process has started, and what that has started, however it left.
package enum ProcessTree {
  /// The children that this process had when its program began: a shell's, which has replaced itself.
  ///
  /// Unsafe, and not locked, because it is set once at the start, before there is a second thread.
  private nonisolated(unsafe) static var earlier: [Int32] = []

  /// The most of them that are spared.
  private static let mostEarlier = 64

  /// Hides this process, which has a terminal or keys, from the other processes of the user, and has
  /// everything that it starts end with it. Call it before there is a second thread.
  package static func own() {
    hide()
    earlier = [Int32](unsafeUninitializedCapacity: mostEarlier) { buffer, count in
      count = Int(csandbox_children(buffer.baseAddress, Int32(mostEarlier)))
    }
    adopt()
    atexit { csandbox_end_below(getpid(), ProcessTree.earlier, Int32(ProcessTree.earlier.count)) }
  }

  /// Hides this process from the other processes of the user.
  package static func hide() { _ = csandbox_hide() }

  /// Makes this process the parent of what its descendants leave behind.
  package static func adopt() { _ = csandbox_adopt() }

  /// Kills everything that a process has started, and not the process itself.
  package static func end(below process: Int32) { csandbox_end_below(process, nil, 0) }
}
