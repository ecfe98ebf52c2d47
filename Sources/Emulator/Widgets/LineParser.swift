import ActivityModel
import Foundation
import Glibc
import Synchronization

/// Parses the lines of one connection, in order. A long one, such as an archive of hundreds of views,
/// is parsed on another thread, so that the run loop goes on; the lines after it wait.
@MainActor
final class LineParser<Message: Decodable & Sendable> {
  /// A line that is parsed on another thread, which writes a byte into the pipe at the end.
  private final class Job: Sendable {
    let line: Data
    let result = Mutex<Result<Message, any Error>?>(nil)

    init(_ line: Data) { self.line = line }
  }

  /// Both ends of a pipe; closed when neither the parser nor a thread needs it.
  private final class Pipe: Sendable {
    let (input, output): (Int32, Int32)

    /// Nil: there are no descriptors left.
    init?() {
      var ends: [Int32] = [-1, -1]
      guard Glibc.pipe(&ends) == 0 else { return nil }
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
      (input, output) = (ends[1], ends[0])
    }

    deinit {
      close(input)
      close(output)
    }
  }

  /// The longest line, in bytes, that is parsed at once: a few milliseconds.
  private let longestAtOnce: Int
  private var waiting: [Data] = []
  private var job: Job?
  private var pipe: Pipe?

  init(longestAtOnce: Int = 1 << 15) { self.longestAtOnce = longestAtOnce }

  /// True while a line is parsed on another thread. No more should be read then.
  var isBusy: Bool { job != nil }

  /// Ready to be read when the line is parsed; nil: none is being parsed.
  var descriptor: Int32? { job == nil ? nil : pipe?.output }

  /// The bytes of the lines that are not parsed yet.
  var bufferedBytes: Int { waiting.reduce(job?.line.count ?? 0) { $0 + $1.count } }

  func add(_ lines: [Data]) { waiting += lines }

  /// Returns the next line that is parsed, or why it cannot be; nil: there is none yet.
  func next() -> (line: Data, result: Result<Message, any Error>)? {
    if let job {
      guard let result = job.result.withLock({ $0 }) else { return nil }
      self.job = nil
      var byte: UInt8 = 0
      if let pipe { _ = read(pipe.output, &byte, 1) }
      return (job.line, result)
    }
    guard !waiting.isEmpty else { return nil }
    let line = waiting.removeFirst()
    guard line.count > longestAtOnce, start(line) else { return (line, Self.parse(line)) }
    return nil
  }

  /// Starts to parse a line on another thread; false: it cannot report its end.
  private func start(_ line: Data) -> Bool {
    pipe = pipe ?? Pipe()
    guard let pipe else { return false }
    let job = Job(line)
    self.job = job
    DispatchQueue.global(qos: .userInitiated).async {
      let result = Self.parse(job.line)
      job.result.withLock { $0 = result }
      var byte: UInt8 = 1
      _ = write(pipe.input, &byte, 1)
    }
    return true
  }

  private nonisolated static func parse(_ line: Data) -> Result<Message, any Error> {
    Result { try Wire.message(Message.self, in: line) }
  }
}
