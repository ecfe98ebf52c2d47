import Foundation

/// Collects all input, and works on it when the last has come.
final class WholeEngine: CodecEngine {
  private let work: (Data) -> Data?
  private var input = Data()
  /// Nil: the work is not done yet.
  private var output: Data?

  /// - Parameter work: Nil: the input is of another form.
  init(_ work: @escaping (Data) -> Data?) { self.work = work }

  func process(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer, isLast: Bool
  ) -> (status: _Codec.Status, taken: Int, written: Int) {
    if self.output == nil {
      self.input.append(contentsOf: input)
      guard isLast else { return (.more, input.count, 0) }
      guard let made = work(self.input) else { return (.failed, input.count, 0) }
      self.output = made
    }
    guard let rest = self.output else { return (.failed, 0, 0) }
    let count = min(rest.count, output.count)
    rest.copyBytes(to: output, count: count)
    self.output = Data(rest.dropFirst(count))
    return (count == rest.count ? .end : .more, input.count, count)
  }
}
