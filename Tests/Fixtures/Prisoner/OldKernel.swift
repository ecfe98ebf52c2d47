import Glibc

/// The kernel as it was before Landlock: the system call that makes its rules is not there.
enum OldKernel {
  private static let argument = "without-landlock"
  /// The number of `landlock_create_ruleset`, the same on all processors.
  private static let createRuleset: UInt32 = 444

  /// A step of a filter of system calls (`struct sock_filter`).
  private struct Step {
    var code: UInt16
    var jumps: (isTrue: UInt8, isFalse: UInt8) = (0, 0)
    var value: UInt32
  }

  /// What `prctl` takes (`struct sock_fprog`).
  private struct Filter {
    var count: UInt16
    var steps: UnsafeMutablePointer<Step>?
  }

  /// Becomes the program that is named after the argument, and lets it see such a kernel.
  static func enterIfWanted(_ words: [String]) {
    guard words.count > 2, words[1] == argument, let symbol = dlsym(nil, "prctl") else { return }
    typealias Call = @convention(c) (Int, Int, UnsafeMutableRawPointer?, Int, Int) -> Int32
    let prctl = unsafeBitCast(symbol, to: Call.self)
    let (noNewPrivileges, seccomp, filterMode) = (38, 22, 2)
    var steps = [
      // The number of the call.
      Step(code: 0x20, value: 0),
      Step(code: 0x15, jumps: (0, 1), value: createRuleset),
      Step(code: 0x06, value: 0x0005_0000 | UInt32(ENOSYS)),
      Step(code: 0x06, value: 0x7FFF_0000),
    ]
    let code = steps.withUnsafeMutableBufferPointer { steps in
      var filter = Filter(count: UInt16(steps.count), steps: steps.baseAddress)
      return prctl(noNewPrivileges, 1, nil, 0, 0) | prctl(seccomp, filterMode, &filter, 0, 0)
    }
    guard code == 0 else { exit(126) }
    var arguments = words.dropFirst(2).map { strdup($0) } + [nil]
    execvp(words[2], &arguments)
    exit(127)
  }
}
