import Foundation

/// Reads Brotli's data.
final class BrotliDecoding: CodecEngine {
  private typealias Process =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<Int>, UnsafeMutablePointer<UnsafePointer<UInt8>?>,
      UnsafeMutablePointer<Int>, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>,
      UnsafeMutablePointer<Int>?
    ) -> Int32

  /// As the library's header names them.
  private static let (failed, succeeded): (Int32, Int32) = (0, 1)

  private let instance: BrotliInstance
  private let step: Process

  init?() {
    let library = CodecLibrary.brotliDecoder
    guard let step = library.function("BrotliDecoderDecompressStream", as: Process.self),
      let instance = BrotliInstance(library, prefix: "BrotliDecoder")
    else { return nil }
    (self.instance, self.step) = (instance, step)
  }

  func process(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer, isLast: Bool
  ) -> (status: _Codec.Status, taken: Int, written: Int) {
    let (code, taken, written) = instance.perform(input, into: output) {
      step(instance.state, $0, $1, $2, $3, nil)
    }
    let status: _Codec.Status =
      switch code {
      case Self.failed: .failed
      case Self.succeeded: .end
      default: .more
      }
    return (status, taken, written)
  }
}
