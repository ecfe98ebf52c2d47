import Foundation

/// Reads Brotli's data.
final class BrotliDecoding: CodecEngine {
  private typealias Create =
    @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> OpaquePointer?
  private typealias Destroy = @convention(c) (OpaquePointer?) -> Void
  private typealias Process =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<Int>, UnsafeMutablePointer<UnsafePointer<UInt8>?>,
      UnsafeMutablePointer<Int>, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>,
      UnsafeMutablePointer<Int>?
    ) -> Int32

  /// As the library's header names them.
  private static let (failed, succeeded): (Int32, Int32) = (0, 1)

  private let state: OpaquePointer
  private let step: Process
  private let destroy: Destroy

  init?() {
    let library = CodecLibrary.brotliDecoder
    guard let create = library.function("BrotliDecoderCreateInstance", as: Create.self),
      let step = library.function("BrotliDecoderDecompressStream", as: Process.self),
      let destroy = library.function("BrotliDecoderDestroyInstance", as: Destroy.self),
      let state = create(nil, nil, nil)
    else { return nil }
    (self.state, self.step, self.destroy) = (state, step, destroy)
  }

  deinit { destroy(state) }

  func process(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer, isLast: Bool
  ) -> (status: _Codec.Status, taken: Int, written: Int) {
    var given = input.count
    var next = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
    var room = output.count
    var place = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
    let code = step(state, &given, &next, &room, &place, nil)
    let status: _Codec.Status =
      switch code {
      case Self.failed: .failed
      case Self.succeeded: .end
      default: .more
      }
    return (status, input.count - given, output.count - room)
  }
}
