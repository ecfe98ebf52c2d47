/// What a form of compressed data is made and read by.
protocol CodecEngine: AnyObject {
  /// Takes some of the input, and writes some of the output.
  func process(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer, isLast: Bool
  ) -> (status: _Codec.Status, taken: Int, written: Int)
}
