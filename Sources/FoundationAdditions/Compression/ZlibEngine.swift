import Glibc

/// Deflates and inflates with zlib.
final class ZlibEngine: CodecEngine {
  /// C's `z_stream`.
  private struct Stream {
    /// Bytes that are read, or room that is written to.
    struct Side {
      var next: UnsafeMutablePointer<UInt8>?
      var count: UInt32 = 0
      var total: UInt = 0
    }

    var input = Side()
    var output = Side()
    var message: UnsafePointer<CChar>?
    var state: OpaquePointer?
    var allocate: OpaquePointer?
    var free: OpaquePointer?
    var opaque: OpaquePointer?
    var dataType: Int32 = 0
    var adler: UInt = 0
    var reserved: UInt = 0
  }

  private typealias StreamPointer = UnsafeMutableRawPointer
  private typealias Process = @convention(c) (StreamPointer, Int32) -> Int32
  private typealias End = @convention(c) (StreamPointer) -> Int32
  private typealias StartDeflating =
    @convention(c) (
      StreamPointer, Int32, Int32, Int32, Int32, Int32, UnsafePointer<CChar>, Int32
    ) -> Int32
  private typealias StartInflating =
    @convention(c) (StreamPointer, Int32, UnsafePointer<CChar>, Int32) -> Int32

  /// As zlib's header names them.
  private static let (ok, streamEnd, bufferError, finish, noFlush):
    (
      Int32, Int32, Int32, Int32, Int32
    ) = (0, 1, -5, 4, 0)
  /// The level that Apple documents, the only method, and no header.
  private static let (level, method, windowBits, memoryLevel): (Int32, Int32, Int32, Int32) =
    (5, 8, -15, 8)

  private let stream = UnsafeMutablePointer<Stream>.allocate(capacity: 1)
  private let step: Process
  private let end: End

  init?(encodes: Bool) {
    let library = CodecLibrary.zlib
    guard let step = library.function(encodes ? "deflate" : "inflate", as: Process.self),
      let end = library.function(encodes ? "deflateEnd" : "inflateEnd", as: End.self)
    else {
      stream.deallocate()
      return nil
    }
    (self.step, self.end) = (step, end)
    stream.initialize(to: Stream())
    let size = Int32(MemoryLayout<Stream>.size)
    let code: Int32? =
      if encodes {
        library.function("deflateInit2_", as: StartDeflating.self)?(
          stream, Self.level, Self.method, Self.windowBits, Self.memoryLevel, 0, "1.2.11", size)
      } else {
        library.function("inflateInit2_", as: StartInflating.self)?(
          stream, Self.windowBits, "1.2.11", size)
      }
    guard code == Self.ok else { return nil }
  }

  deinit {
    _ = end(stream)
    stream.deallocate()
  }

  func process(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer, isLast: Bool
  ) -> (status: _Codec.Status, taken: Int, written: Int) {
    let most = Int(UInt32.max)
    let (given, room) = (min(input.count, most), min(output.count, most))
    // The library does not write to its input.
    stream.pointee.input.next = UnsafeMutableRawPointer(mutating: input.baseAddress)?
      .assumingMemoryBound(to: UInt8.self)
    stream.pointee.input.count = UInt32(given)
    stream.pointee.output.next = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
    stream.pointee.output.count = UInt32(room)
    let code = step(stream, isLast && given == input.count ? Self.finish : Self.noFlush)
    let status: _Codec.Status =
      switch code {
      case Self.streamEnd: .end
      case Self.ok, Self.bufferError: .more
      default: .failed
      }
    return (
      status, given - Int(stream.pointee.input.count), room - Int(stream.pointee.output.count)
    )
  }
}
