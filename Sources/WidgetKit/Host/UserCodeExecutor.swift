import Foundation

/// Runs the asynchronous code of widgets, such as an intent's `perform`, where a trap leaves its
/// stack frames: on threads of Dispatch, which block the signals of a trap, they are lost.
final class UserCodeExecutor: TaskExecutor {
  static let shared = UserCodeExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.global().async { [self] in
      CrashTrace.unblockSignals()
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
