/// A file that an intent takes or returns. UniformTypeIdentifiers adds its forms with a type.
public struct IntentFile: Hashable, Sendable {
  public let filename: String
  public let fileURL: URL?
  public var removedOnCompletion = false
  private let content: Data?

  /// The content; empty when the file cannot be read.
  public var data: Data { content ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }

  public init(data: Data, filename: String) {
    self.filename = filename
    fileURL = nil
    content = data
  }

  public init(fileURL: URL, filename: String? = nil) {
    self.filename = filename ?? fileURL.lastPathComponent
    self.fileURL = fileURL
    content = nil
  }
}
