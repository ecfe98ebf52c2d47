import Foundation

/// An encoder or a decoder of Brotli's libraries, which have the same form.
final class BrotliInstance {
  private typealias Create =
    @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> OpaquePointer?
  private typealias Destroy = @convention(c) (OpaquePointer?) -> Void

  let state: OpaquePointer
  private let destroy: Destroy

  /// Nil: the library is not there.
  ///
  /// - Parameter prefix: How the names of its functions begin.
  init?(_ library: CodecLibrary, prefix: String) {
    guard let create = library.function("\(prefix)CreateInstance", as: Create.self),
      let destroy = library.function("\(prefix)DestroyInstance", as: Destroy.self),
      let state = create(nil, nil, nil)
    else { return nil }
    (self.state, self.destroy) = (state, destroy)
  }

  deinit { destroy(state) }

  /// The four variables by which a step is told of bytes and room, and tells what it leaves of them.
  typealias Step = (
    UnsafeMutablePointer<Int>, UnsafeMutablePointer<UnsafePointer<UInt8>?>,
    UnsafeMutablePointer<Int>, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
  ) -> Int32

  /// Performs one step, and returns its code, the bytes that it has taken and those that it has written.
  func perform(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer, _ step: Step
  ) -> (code: Int32, taken: Int, written: Int) {
    var given = input.count
    var next = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
    var room = output.count
    var place = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
    let code = step(&given, &next, &room, &place)
    return (code, input.count - given, output.count - room)
  }
}
