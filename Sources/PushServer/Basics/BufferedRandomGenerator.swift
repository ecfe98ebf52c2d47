import Glibc

/// Random numbers of the system, fetched many at a time: a system call for each identifier of
/// thousands a second would be a part of the time that a push takes.
package struct BufferedRandomGenerator: RandomNumberGenerator {
  private var words: [UInt64] = []

  package init() {}

  package mutating func next() -> UInt64 {
    if let word = words.popLast() { return word }
    // 256 bytes, the most that one call returns.
    var fresh = [UInt64](repeating: 0, count: 32)
    let size = fresh.count * MemoryLayout<UInt64>.size
    guard getentropy(&fresh, size) == 0 else {
      var generator = SystemRandomNumberGenerator()
      return generator.next()
    }
    words = fresh
    return words.removeLast()
  }
}
