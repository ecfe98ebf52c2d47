import Foundation
import Glibc
import HostProtocol

/// Writes the stack frames of user code when it crashes or is stopped: those in the widget's
/// library, as offsets from its load address, in one line on standard error.
///
/// Swift's own backtracer is a separate program that takes seconds, and prints nothing for a trap
/// without a message, such as an overflow; this costs nothing until a crash. It runs in a signal
/// handler, so it does not allocate.
package enum CrashTrace {
  private typealias Frames = UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private typealias Backtrace = @convention(c) (Frames, Int32) -> Int32
  private typealias Lookup = @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UInt>) -> Int32

  private static let depth: Int32 = 96
  /// The handled signals. `SIGXCPU` also interrupts a child process that hangs, to get its frames.
  private static let signals = [
    SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS, SIGXCPU,
    SIGXFSZ,
  ]

  /// Everything that the handler needs, allocated in advance. Written once, on the main thread,
  /// before the handlers are installed.
  private nonisolated(unsafe) static var prepared: Prepared?

  private struct Prepared {
    var backtrace: Backtrace
    var lookup: Lookup
    var frames: Frames
    /// File, base, symbol and the symbol's address, as `dladdr` fills them in.
    var info: UnsafeMutablePointer<UInt>
    var text: UnsafeMutablePointer<UInt8>
    /// The load addresses of the widget's library and of the C library.
    var library: UInt
    var system: UInt
  }

  private static let textLength = 4096

  /// Installs the signal handlers.
  ///
  /// - Parameter library: The load address of the widget's library.
  static func install(library: UInt) {
    // Glibc's module exports neither function.
    guard prepared == nil, let backtrace = dlsym(nil, "backtrace"),
      let lookup = dlsym(nil, "dladdr")
    else { return }
    let info = UnsafeMutablePointer<UInt>.allocate(capacity: 4)
    info.initialize(repeating: 0, count: 4)
    let find = unsafeBitCast(lookup, to: Lookup.self)
    _ = find(backtrace, info)
    let frames = Frames.allocate(capacity: Int(depth))
    let text = UnsafeMutablePointer<UInt8>.allocate(capacity: textLength)
    let ready = Prepared(
      backtrace: unsafeBitCast(backtrace, to: Backtrace.self), lookup: find, frames: frames,
      info: info, text: text, library: library, system: info[1])
    // The first call loads the unwinder, the first use initialises the prefix: a signal handler must
    // do neither.
    _ = CrashFrames.mark
    _ = ready.backtrace(frames, depth)
    prepared = ready
    for number in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        guard !CrashTrace.isPassedOn(number) else { return }
        CrashTrace.write()
        signal(number, SIG_DFL)
        raise(number)
      }
      action.sa_flags = Int32(SA_ONSTACK)
      sigaction(number, &action, nil)
    }
  }

  /// The thread that is running user code. Written by that thread only; read by the handler when
  /// user code has run for seconds.
  private nonisolated(unsafe) static var user: pthread_t?

  /// Forwards `SIGXCPU` to the thread that runs user code, because a signal from outside is
  /// delivered to any thread, usually an idle one; true when forwarded.
  private static func isPassedOn(_ number: Int32) -> Bool {
    guard number == SIGXCPU, let user, pthread_equal(user, pthread_self()) == 0 else {
      return false
    }
    pthread_kill(user, number)
    return true
  }

  /// Marks the end of user code on this thread.
  static func leaveUserCode() { user = nil }

  /// Marks this thread as running user code, and prepares it for a trap.
  static func enterUserCode() {
    guard prepared != nil else { return }
    user = pthread_self()
    unblockSignals()
  }

  /// Unblocks the handled signals on this thread, since Dispatch starts its threads with most signals
  /// blocked, and gives the handler a stack of its own.
  static func unblockSignals() {
    guard prepared != nil else { return }
    var mine = sigset_t()
    sigemptyset(&mine)
    for number in signals { sigaddset(&mine, number) }
    pthread_sigmask(SIG_UNBLOCK, &mine, nil)
    // Endless recursion, as of a view that contains itself, fills the stack; the handler needs
    // another.
    var stack = stack_t()
    sigaltstack(nil, &stack)
    guard stack.ss_size == 0 else { return }
    let size = 1 << 17
    stack = stack_t()
    stack.ss_size = size
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    sigaltstack(&stack, nil)
  }

  private static func write() {
    guard let prepared else { return }
    let count = prepared.backtrace(prepared.frames, depth)
    var length = 0
    func put(_ byte: UInt8) {
      guard length < textLength else { return }
      prepared.text[length] = byte
      length += 1
    }
    func putNumber(_ number: UInt) {
      var shift = UInt.bitWidth - 4
      while shift > 0, number >> UInt(shift) & 15 == 0 { shift -= 4 }
      while shift >= 0 {
        let digit = UInt8(number >> UInt(shift) & 15)
        put(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        shift -= 4
      }
    }
    for byte in CrashFrames.mark.utf8 { put(byte) }
    // The frames are first the handler's own, then the C library's that called it, then the crashed
    // one.
    var isBehindHandler = false
    var isExact = false
    for index in 0..<Int(count) {
      guard let address = prepared.frames[index] else { continue }
      prepared.info[1] = 0
      _ = prepared.lookup(address, prepared.info)
      let base = prepared.info[1]
      if base == prepared.library {
        // All but the crashed frame hold a return address, which is after the call.
        put(UInt8(ascii: " "))
        putNumber(UInt(bitPattern: address) - base - (isExact ? 0 : 1))
      }
      isExact = !isBehindHandler && base == prepared.system
      isBehindHandler = isBehindHandler || isExact
    }
    put(UInt8(ascii: "\n"))
    _ = Glibc.write(STDERR_FILENO, prepared.text, length)
  }
}
