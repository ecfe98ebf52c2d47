import Foundation
import Glibc
import Synchronization

/// Holds the compilers that run for one build, so that they can be ended from another thread, with
/// everything that they have started.
package final class CompilerLeash: Sendable {
  /// Of the build that runs on this thread; nil lets compilers run to their end.
  @TaskLocal package static var current: CompilerLeash?

  private struct State {
    var processes: Set<pid_t> = []
    var isEnded = false
  }

  private let state = Mutex(State())

  package init() {}

  /// Nothing is to be started any more.
  package var isEnded: Bool { state.withLock { $0.isEnded } }

  /// Ends the compilers, and whatever would be started next.
  package func end() {
    state.withLock { state in
      state.isEnded = true
      state.processes.forEach(Self.killTree)
    }
  }

  /// A compiler has been started.
  func hold(_ process: pid_t) {
    state.withLock { state in
      state.processes.insert(process)
      if state.isEnded { Self.killTree(process) }
    }
  }

  /// It has ended; its number may soon be another's.
  func release(_ process: pid_t) {
    state.withLock { state in state.processes.remove(process) }
  }

  /// The driver starts the compiler proper and the linker, which would outlive it.
  private static func killTree(_ process: pid_t) {
    // Stopped, it starts nothing more.
    kill(process, SIGSTOP)
    let path = "/proc/\(process)/task/\(process)/children"
    let children = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    for child in children.split(separator: " ").compactMap({ pid_t($0) }) { killTree(child) }
    kill(process, SIGKILL)
  }
}
