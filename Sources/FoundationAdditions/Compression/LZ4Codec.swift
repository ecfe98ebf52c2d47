import Foundation

/// LZ4: a block alone, or in the frames of Apple's library, each of which has a block's lengths before it.
enum LZ4Codec {
  private typealias Encode =
    @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<CChar>?, Int32, Int32) -> Int32

  /// The most bytes of a block in a frame, and of a result.
  private static let (blockSize, limit) = (1 << 16, 256 << 20)
  /// Four letters before a compressed block, before one as it is, and at the end.
  private static let (compressed, plain, end) = (
    Data("bv41".utf8), Data("bv4-".utf8), Data("bv4$".utf8)
  )

  // MARK: Blocks

  static func encoded(_ data: Data) -> Data? {
    guard let encode = CodecLibrary.lz4.function("LZ4_compress_default", as: Encode.self),
      data.count < 1 << 30
    else { return nil }
    var result = Data(count: data.count + data.count / 255 + 16)
    let room = Int32(result.count)
    let count = data.withUnsafeBytes { input in
      result.withUnsafeMutableBytes { output in
        encode(
          input.baseAddress?.assumingMemoryBound(to: CChar.self),
          output.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(input.count), room)
      }
    }
    return count > 0 ? result.prefix(Int(count)) : nil
  }

  static func decoded(_ data: Data) -> Data? {
    var result: [UInt8] = []
    return append(block: [UInt8](data), to: &result) ? Data(result) : nil
  }

  /// Reads a block; it may refer to what was read before it. False: it is none.
  private static func append(block: [UInt8], to result: inout [UInt8]) -> Bool {
    var place = 0
    /// A length of four bits, which goes on in bytes where all are set; nil: the block ends before.
    func length(_ bits: Int) -> Int? {
      var sum = bits
      guard bits == 15 else { return sum }
      while place < block.count {
        let byte = Int(block[place])
        place += 1
        sum += byte
        if byte != 255 { return sum }
      }
      return nil
    }
    while place < block.count {
      let token = Int(block[place])
      place += 1
      guard let literals = length(token >> 4), place + literals <= block.count,
        result.count + literals <= limit
      else { return false }
      result += block[place..<place + literals]
      place += literals
      if place == block.count { return true }
      guard place + 2 <= block.count else { return false }
      let distance = Int(block[place]) | Int(block[place + 1]) << 8
      place += 2
      guard let more = length(token & 15), distance > 0, distance <= result.count,
        result.count + more + 4 <= limit
      else { return false }
      // The copied part may reach into what is copied.
      for _ in 0..<more + 4 { result.append(result[result.count - distance]) }
    }
    return block.isEmpty
  }

  // MARK: Frames

  static func framed(_ data: Data) -> Data? {
    var result = Data()
    var rest = data[...]
    while !rest.isEmpty {
      let part = Data(rest.prefix(blockSize))
      rest = rest.dropFirst(part.count)
      if let block = encoded(part), block.count < part.count {
        result += compressed + bytes(part.count) + bytes(block.count) + block
      } else {
        result += plain + bytes(part.count) + part
      }
    }
    return result + end
  }

  static func unframed(_ data: Data) -> Data? {
    var result: [UInt8] = []
    var rest = data[...]
    /// The next number of four bytes, the lowest first; nil: the data end before.
    func number() -> Int? {
      guard rest.count >= 4 else { return nil }
      defer { rest = rest.dropFirst(4) }
      return rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    while rest.count >= 4 {
      let mark = Data(rest.prefix(4))
      rest = rest.dropFirst(4)
      if mark == end { return Data(result) }
      guard mark == compressed || mark == plain, let size = number(),
        let count = mark == plain ? size : number(), count <= rest.count
      else { return nil }
      let before = result.count
      if mark == plain {
        result += rest.prefix(count)
      } else if !append(block: [UInt8](rest.prefix(count)), to: &result) {
        return nil
      }
      guard result.count - before == size, result.count <= limit else { return nil }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  private static func bytes(_ number: Int) -> Data {
    Data((0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
  }
}
