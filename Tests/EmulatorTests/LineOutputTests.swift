import Foundation
import Glibc
import Testing

@testable import Emulator

/// Lines on a pipe that nobody reads, or slowly.
@MainActor
@Suite(.timeLimit(.minutes(30)))
struct LineOutputTests {
  private let readEnd: Int32
  private let writeEnd: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    (readEnd, writeEnd) = (ends[0], ends[1])
    _ = fcntl(readEnd, F_SETFL, O_NONBLOCK)
    // A process that another test starts would keep the reading end open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  /// What is in the pipe now.
  private func read() -> Data {
    var data = Data()
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = Glibc.read(readEnd, &part, part.count), count > 0 {
      data.append(contentsOf: part[..<count])
    }
    return data
  }

  private func close() {
    Glibc.close(readEnd)
    Glibc.close(writeEnd)
  }

  /// Whole lines are left out, and their number is said: each one is there or counted.
  @Test func beyondTheLimitWholeLinesAreDroppedAndCounted() throws {
    defer { close() }
    let output = LineOutput(descriptor: writeEnd)
    let count = 30_000
    for number in 0..<count {
      // Returns at once, whether or not there is room.
      #expect(output.write("line \(number) \(String(repeating: "x", count: 60))"))
    }
    #expect(output.descriptors.count == 1)
    var data = Data()
    while case let part = read(), !part.isEmpty {
      data += part
      output.flush()
    }
    output.write("the last")
    data += read()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let numbers = lines.filter { $0.hasPrefix("line ") }.compactMap {
      Int($0.dropFirst(5).prefix { $0.isNumber })
    }
    #expect(numbers == Array(0..<numbers.count), "the first ones, in order")
    #expect(lines.filter { $0.hasPrefix("line ") }.allSatisfy { $0.hasSuffix("xx") })
    #expect(
      lines.dropFirst(numbers.count).map(String.init) == [
        "\(count - numbers.count) lines were not printed: nothing read the output", "the last",
      ])
    #expect(numbers.count < count)
  }

  @Test func aReaderThatHasLeftIsNoticed() {
    // As the program does at its start.
    signal(SIGPIPE, SIG_IGN)
    let output = LineOutput(descriptor: writeEnd)
    Glibc.close(readEnd)
    // Until a process that is being started at this moment has given the end back.
    while output.write("nobody hears this") {}
    #expect(output.descriptors.isEmpty)
    Glibc.close(writeEnd)
  }
}
