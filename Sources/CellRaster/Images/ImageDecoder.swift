import CImages
import Foundation
import Synchronization

/// The reason why an image cannot be decoded.
enum ImageFailure: Error, Hashable, Sendable {
  case empty
  case unknownFormat
  case tooManyBytes(Int)
  case tooManyPixels(width: Int, height: Int)
  /// The error message of the decoding library.
  case damaged(String)

  /// The reason as a short text for the placeholder box.
  var message: String {
    switch self {
    case .empty: "no data"
    case .unknownFormat: "neither PNG nor JPEG"
    case .tooManyBytes(let count):
      "\(count / 1_048_576) MB, at most \(ImageDecoder.mostBytes / 1_048_576)"
    case .tooManyPixels(let width, let height): "\(width) × \(height) pixels are too many"
    case .damaged(let message): message
    }
  }
}

/// Decodes PNG and JPEG data and caches the results, because a card is redrawn every second.
enum ImageDecoder {
  static let mostBytes = 16 * 1_048_576
  /// The largest number of pixels. It is checked with the size in the header before decoding,
  /// because a small file can contain an enormous image.
  static let mostPixels = 16_777_216

  private static let known = Mutex<[Data: Result<LinearImage, ImageFailure>]>([:])
  /// The largest number of cached results; when it is reached, the cache is emptied.
  private static let mostKnown = 64

  static func picture(of data: Data) -> Result<LinearImage, ImageFailure> {
    if let result = known.withLock({ $0[data] }) { return result }
    let result = Result { () throws(ImageFailure) in try decode(data) }
    known.withLock {
      if $0.count >= mostKnown { $0.removeAll() }
      $0[data] = result
    }
    return result
  }

  private struct Codec {
    var size: (UnsafeRawPointer, Int) -> ci_result
    var read: (UnsafeRawPointer, Int, UnsafeMutablePointer<UInt8>, Int) -> ci_result
  }

  private static func codec(for data: Data) -> Codec? {
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return Codec(size: ci_png_size, read: ci_png_read)
    }
    if data.starts(with: [0xFF, 0xD8, 0xFF]) {
      return Codec(size: ci_jpeg_size, read: { ci_jpeg_read($0, $1, $2, $3) })
    }
    return nil
  }

  /// Decodes an image in its own size; nothing is cached.
  static func bitmap(of data: Data) -> Result<Bitmap, ImageFailure> {
    Result { () throws(ImageFailure) in try pixels(of: data) }
  }

  private static func decode(_ data: Data) throws(ImageFailure) -> LinearImage {
    let bitmap = try pixels(of: data)
    return LinearImage(width: bitmap.width, height: bitmap.height, bytes: bitmap.bytes)
  }

  private static func pixels(of data: Data) throws(ImageFailure) -> Bitmap {
    guard !data.isEmpty else { throw .empty }
    guard data.count <= mostBytes else { throw .tooManyBytes(data.count) }
    guard let codec = codec(for: data) else { throw .unknownFormat }
    let header = call(data) { codec.size($0, $1) }
    let (width, height) = (Int(header.width), Int(header.height))
    if let message = problem(of: header) { throw .damaged(message) }
    guard width > 0, height > 0, width <= mostPixels, height <= mostPixels,
      width * height <= mostPixels
    else { throw .tooManyPixels(width: width, height: height) }
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    let result = pixels.withUnsafeMutableBufferPointer { pixels in
      call(data) { bytes, count in
        guard let start = pixels.baseAddress else { return ci_result() }
        return codec.read(bytes, count, start, pixels.count)
      }
    }
    if let message = problem(of: result) { throw .damaged(message) }
    return Bitmap(width: width, height: height, bytes: pixels)
  }

  private static func call(
    _ data: Data, _ body: (UnsafeRawPointer, Int) -> ci_result
  ) -> ci_result {
    data.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return ci_result() }
      return body(start, bytes.count)
    }
  }

  private static func problem(of result: ci_result) -> String? {
    let message = withUnsafePointer(to: result) { String(cString: ci_problem($0)) }
    return message.isEmpty ? nil : message
  }
}
