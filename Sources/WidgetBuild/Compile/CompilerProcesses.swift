import Foundation
import Glibc
import Synchronization

/// Tracks the compiler processes of one build, so that another thread can kill them with all their
/// child processes.
package final class CompilerProcesses: Sendable {
  /// The instance for the build in the current task; nil: compilers cannot be cancelled.
  @TaskLocal package static var current: CompilerProcesses?

  private struct State {
    var processes: Set<pid_t> = []
    var isEnded = false
  }

  private let state = Mutex(State())

  package init() {}

  /// True after `end()`: no more compilers may be started.
  package var isEnded: Bool { state.withLock { $0.isEnded } }

  /// Kills the running compilers; compilers that are started later are killed at once.
  package func end() {
    state.withLock { state in
      state.isEnded = true
      state.processes.forEach(Self.killTree)
    }
  }

  /// Registers a compiler process that was started.
  func register(_ process: pid_t) {
    state.withLock { state in
      state.processes.insert(process)
      if state.isEnded { Self.killTree(process) }
    }
  }

  /// Unregisters a process that has exited, since its process identifier may be reused.
  func unregister(_ process: pid_t) {
    state.withLock { state in _ = state.processes.remove(process) }
  }

  /// Kills a process and its descendants: the driver starts the frontend and the linker, which
  /// would outlive it.
  private static func killTree(_ process: pid_t) {
    // The process is stopped before its children are killed, because a stopped process cannot start
    // more of them.
    kill(process, SIGSTOP)
    let path = "/proc/\(process)/task/\(process)/children"
    let children = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    for child in children.split(separator: " ").compactMap({ pid_t($0) }) { killTree(child) }
    kill(process, SIGKILL)
  }
}
