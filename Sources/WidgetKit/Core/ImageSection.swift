/// A range of bytes in an image, which stays at its address while the program runs.
struct ImageSection {
  var start: UnsafeRawPointer
  /// In bytes.
  var length: Int
}
