import Foundation

/// Compresses with Brotli, at the one level that Apple's library has.
final class BrotliEncoding: CodecEngine {
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

  private let instance: BrotliInstance
  private let step: Process
  private let isFinished: IsFinished

  init?() {
    let library = CodecLibrary.brotliEncoder
    guard let set = library.function("BrotliEncoderSetParameter", as: SetParameter.self),
      let step = library.function("BrotliEncoderCompressStream", as: Process.self),
      let isFinished = library.function("BrotliEncoderIsFinished", as: IsFinished.self),
      let instance = BrotliInstance(library, prefix: "BrotliEncoder")
    else { return nil }
    (self.instance, self.step, self.isFinished) = (instance, step, isFinished)
    _ = set(instance.state, Self.quality, Self.level)
  }

  func process(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer, isLast: Bool
  ) -> (status: _Codec.Status, taken: Int, written: Int) {
    let operation = isLast ? Self.finishing : Self.processing
    let (code, taken, written) = instance.perform(input, into: output) {
      step(instance.state, operation, $0, $1, $2, $3, nil)
    }
    guard code != 0 else { return (.failed, taken, written) }
    return (isFinished(instance.state) != 0 ? .end : .more, taken, written)
  }
}
