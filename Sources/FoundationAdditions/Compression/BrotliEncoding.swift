import Foundation

/// Compresses with Brotli, at the one level that Apple's library has.
final class BrotliEncoding: CodecEngine {
  private typealias Create =
    @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> OpaquePointer?
  private typealias Destroy = @convention(c) (OpaquePointer?) -> Void
  private typealias SetParameter = @convention(c) (OpaquePointer?, Int32, UInt32) -> Int32
  private typealias IsFinished = @convention(c) (OpaquePointer?) -> Int32
  private typealias Process =
    @convention(c) (
      OpaquePointer?, Int32, UnsafeMutablePointer<Int>,
      UnsafeMutablePointer<UnsafePointer<UInt8>?>, UnsafeMutablePointer<Int>,
      UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, UnsafeMutablePointer<Int>?
    ) -> Int32

  /// As the library's header names them.
  private static let (quality, processing, finishing): (Int32, Int32, Int32) = (1, 0, 2)
  private static let level: UInt32 = 2

  private let state: OpaquePointer
  private let step: Process
  private let isFinished: IsFinished
  private let destroy: Destroy

  init?() {
    let library = CodecLibrary.brotliEncoder
    guard let create = library.function("BrotliEncoderCreateInstance", as: Create.self),
      let set = library.function("BrotliEncoderSetParameter", as: SetParameter.self),
      let step = library.function("BrotliEncoderCompressStream", as: Process.self),
      let isFinished = library.function("BrotliEncoderIsFinished", as: IsFinished.self),
      let destroy = library.function("BrotliEncoderDestroyInstance", as: Destroy.self),
      let state = create(nil, nil, nil)
    else { return nil }
    (self.state, self.step, self.isFinished, self.destroy) = (state, step, isFinished, destroy)
    _ = set(state, Self.quality, Self.level)
  }

  deinit { destroy(state) }

  func process(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer, isLast: Bool
  ) -> (status: _Codec.Status, taken: Int, written: Int) {
    var given = input.count
    var next = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
    var room = output.count
    var place = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
    let code = step(
      state, isLast ? Self.finishing : Self.processing, &given, &next, &room, &place, nil)
    let counts = (input.count - given, output.count - room)
    guard code != 0 else { return (.failed, counts.0, counts.1) }
    return (isFinished(state) != 0 ? .end : .more, counts.0, counts.1)
  }
}
