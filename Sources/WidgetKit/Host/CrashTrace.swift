import Foundation
import Glibc
import HostProtocol

/// Says where user code was when it crashed or was stopped: the frames of the widget's library, as
/// offsets from its beginning, in one line on standard error.
///
/// Swift's own backtracer is a program that takes seconds over it, and says nothing of a trap
/// without words, such as an overflow; this costs nothing until then. Runs in a signal handler, so
/// it allocates nothing.
package enum CrashTrace {
  private typealias Frames = UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private typealias Take = @convention(c) (Frames, Int32) -> Int32
  private typealias Lookup = @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UInt>) -> Int32

  private static let depth: Int32 = 96
  /// `SIGXCPU` is also how the program asks a child that hangs where it is.
  private static let signals = [
    SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS, SIGXCPU,
  ]

  /// Everything that the handler needs, made beforehand. Written once, on the main thread, before
  /// the handlers are there.
  private nonisolated(unsafe) static var prepared: Prepared?

  private struct Prepared {
    var take: Take
    var lookup: Lookup
    var frames: Frames
    /// File, base, symbol and the symbol's address, as `dladdr` fills them in.
    var info: UnsafeMutablePointer<UInt>
    var text: UnsafeMutablePointer<UInt8>
    /// Where the widget's library begins, and the C library.
    var library: UInt
    var system: UInt
  }

  private static let textLength = 4096

  /// - Parameter library: where the widget's library begins in memory.
  static func install(library: UInt) {
    // Glibc's module hides both.
    guard prepared == nil, let take = dlsym(nil, "backtrace"), let lookup = dlsym(nil, "dladdr")
    else { return }
    let info = UnsafeMutablePointer<UInt>.allocate(capacity: 4)
    info.initialize(repeating: 0, count: 4)
    let find = unsafeBitCast(lookup, to: Lookup.self)
    _ = find(take, info)
    let frames = Frames.allocate(capacity: Int(depth))
    let text = UnsafeMutablePointer<UInt8>.allocate(capacity: textLength)
    let ready = Prepared(
      take: unsafeBitCast(take, to: Take.self), lookup: find, frames: frames, info: info,
      text: text, library: library, system: info[1])
    // The first call loads the unwinder, and the first use makes the mark, which a handler must not.
    _ = CrashFrames.mark
    _ = ready.take(frames, depth)
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

  /// The thread that user code runs on, while it does. Written by that thread alone, and read by
  /// handlers when it has run for seconds.
  private nonisolated(unsafe) static var user: pthread_t?

  /// A signal from outside comes to any thread, mostly to one that rests: where user code is, only
  /// its own knows.
  private static func isPassedOn(_ number: Int32) -> Bool {
    guard number == SIGXCPU, let user, pthread_equal(user, pthread_self()) == 0 else {
      return false
    }
    pthread_kill(user, number)
    return true
  }

  /// User code has returned.
  static func detach() { user = nil }

  /// User code runs on this thread from now on. Dispatch starts its threads with most signals
  /// blocked.
  static func attach() {
    guard prepared != nil else { return }
    user = pthread_self()
    var mine = sigset_t()
    sigemptyset(&mine)
    for number in signals { sigaddset(&mine, number) }
    pthread_sigmask(SIG_UNBLOCK, &mine, nil)
    // A view that contains itself ends with a full stack, on which no handler could run.
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
    let count = prepared.take(prepared.frames, depth)
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
    // Ours come first, then the system's that called the handler, then the one that crashed.
    var isBehindHandler = false
    var isExact = false
    for index in 0..<Int(count) {
      guard let address = prepared.frames[index] else { continue }
      prepared.info[1] = 0
      _ = prepared.lookup(address, prepared.info)
      let base = prepared.info[1]
      if base == prepared.library {
        // All but the one that crashed are to return behind a call.
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
