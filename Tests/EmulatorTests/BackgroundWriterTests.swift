import Foundation
import LocalEngine
import Synchronization
import Testing

@testable import Emulator

struct BackgroundWriterTests {
  @Test func writesKeepTheirOrderWhicheverThreadMakesThem() throws {
    let writer = BackgroundWriter()
    let log = Mutex<[Int]>([])
    for number in 0..<60 {
      try writer.write(atOnce: number % 7 != 3) { () throws(FileFailure) in
        log.withLock { $0.append(number) }
      }
    }
    writer.inOrder { log.withLock { $0.append(60) } }
    writer.flush()
    #expect(log.withLock { $0 } == Array(0...60))
  }

  @Test func whatIsWrittenAtOnceIsThereAtOnce() throws {
    let writer = BackgroundWriter()
    let count = Mutex(0)
    try writer.write(atOnce: true) { () throws(FileFailure) in count.withLock { $0 += 1 } }
    #expect(count.withLock { $0 } == 1)
  }

  @Test func aFailureOnTheOtherThreadIsThrownByTheNextWrite() throws {
    let writer = BackgroundWriter()
    try writer.write(atOnce: false) { () throws(FileFailure) in
      throw FileFailure("write", "/a", because: "full")
    }
    writer.flush()
    #expect(throws: FileFailure.self) {
      try writer.write(atOnce: true) { () throws(FileFailure) in }
    }
    try writer.write(atOnce: true) { () throws(FileFailure) in }
  }
}
