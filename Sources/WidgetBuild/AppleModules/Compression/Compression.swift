// Compression: data are made and read by the libraries of the system, which are loaded with the first call.
@_exported import AppIntents

public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
public let COMPRESSION_LZMA = compression_algorithm(0x306)
public let COMPRESSION_LZBITMAP = compression_algorithm(0x702)
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)

extension compression_algorithm {
  fileprivate var form: _CompressionAlgorithm? {
    switch self {
    case COMPRESSION_LZ4: .lz4
    case COMPRESSION_LZ4_RAW: .lz4Raw
    case COMPRESSION_ZLIB: .zlib
    case COMPRESSION_LZMA: .lzma
    case COMPRESSION_LZBITMAP: .lzbitmap
    case COMPRESSION_LZFSE: .lzfse
    case COMPRESSION_BROTLI: .brotli
    default: nil
    }
  }

  /// What makes or reads such data; nil, after saying why: nothing here does.
  fileprivate func codec(encodes: Bool) -> _Codec? {
    guard let form else { return nil }
    if let obstacle = form._obstacle(encodes: encodes) {
      FileHandle.standardError.write(Data("Compression: \(obstacle)\n".utf8))
      return nil
    }
    return _Codec(form, encodes: encodes)
  }
}

/// Works on whole data. Nil: they are of another form, or do not end.
private func whole(
  _ destination: UnsafeMutablePointer<UInt8>, _ destinationSize: Int,
  _ source: UnsafePointer<UInt8>, _ sourceSize: Int, _ algorithm: compression_algorithm,
  encodes: Bool
) -> (count: Int, isWhole: Bool)? {
  guard let codec = algorithm.codec(encodes: encodes) else { return nil }
  var (taken, written) = (0, 0)
  while true {
    let step = codec.process(
      UnsafeRawBufferPointer(start: source + taken, count: sourceSize - taken),
      into: UnsafeMutableRawBufferPointer(
        start: destination + written, count: destinationSize - written), isLast: true)
    taken += step.taken
    written += step.written
    switch step.status {
    case .end: return (written, true)
    case .failed: return nil
    case .more:
      if written == destinationSize { return (written, false) }
      if step.taken == 0, step.written == 0 { return nil }
    }
  }
}

/// Returns 0 where the result does not fit.
public func compression_encode_buffer(
  _ destination: UnsafeMutablePointer<UInt8>, _ destinationSize: Int,
  _ source: UnsafePointer<UInt8>, _ sourceSize: Int, _ scratch: UnsafeMutableRawPointer?,
  _ algorithm: compression_algorithm
) -> Int {
  let result = whole(
    destination, destinationSize, source, sourceSize, algorithm, encodes: true)
  return result.map { $0.isWhole ? $0.count : 0 } ?? 0
}

/// A result that does not fit is cut off.
public func compression_decode_buffer(
  _ destination: UnsafeMutablePointer<UInt8>, _ destinationSize: Int,
  _ source: UnsafePointer<UInt8>, _ sourceSize: Int, _ scratch: UnsafeMutableRawPointer?,
  _ algorithm: compression_algorithm
) -> Int {
  whole(destination, destinationSize, source, sourceSize, algorithm, encodes: false)?.count ?? 0
}

public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

// MARK: Streams

public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)

public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)

public struct compression_status: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public init(_ rawValue: Int32) { self.rawValue = rawValue }
}
public let COMPRESSION_STATUS_OK = compression_status(0)
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
public let COMPRESSION_STATUS_END = compression_status(1)

public struct compression_stream {
  public var dst_ptr: UnsafeMutablePointer<UInt8>
  public var dst_size: Int
  public var src_ptr: UnsafePointer<UInt8>
  public var src_size: Int
  public var state: UnsafeMutableRawPointer?

  public init(
    dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>,
    src_size: Int, state: UnsafeMutableRawPointer?
  ) {
    self.dst_ptr = dst_ptr
    self.dst_size = dst_size
    self.src_ptr = src_ptr
    self.src_size = src_size
    self.state = state
  }
}

public func compression_stream_init(
  _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
  _ algorithm: compression_algorithm
) -> compression_status {
  guard let codec = algorithm.codec(encodes: operation == COMPRESSION_STREAM_ENCODE) else {
    return COMPRESSION_STATUS_ERROR
  }
  stream.pointee.state = Unmanaged.passRetained(codec).toOpaque()
  return COMPRESSION_STATUS_OK
}

public func compression_stream_process(
  _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  let codec = Unmanaged<_Codec>.fromOpaque(state).takeUnretainedValue()
  while true {
    let step = codec.process(
      UnsafeRawBufferPointer(start: stream.pointee.src_ptr, count: stream.pointee.src_size),
      into: UnsafeMutableRawBufferPointer(
        start: stream.pointee.dst_ptr, count: stream.pointee.dst_size),
      isLast: UInt32(bitPattern: flags) & COMPRESSION_STREAM_FINALIZE.rawValue != 0)
    stream.pointee.src_ptr += step.taken
    stream.pointee.src_size -= step.taken
    stream.pointee.dst_ptr += step.written
    stream.pointee.dst_size -= step.written
    switch step.status {
    case .end: return COMPRESSION_STATUS_END
    case .failed: return COMPRESSION_STATUS_ERROR
    case .more:
      guard step.taken > 0 || step.written > 0, stream.pointee.dst_size > 0 else {
        return COMPRESSION_STATUS_OK
      }
    }
  }
}

public func compression_stream_destroy(
  _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  Unmanaged<_Codec>.fromOpaque(state).release()
  stream.pointee.state = nil
  return COMPRESSION_STATUS_OK
}

// MARK: Filters

public enum Algorithm: CaseIterable, Sendable {
  case lzfse, zlib, lz4, lzma, lzbitmap, brotli

  fileprivate var form: _CompressionAlgorithm {
    switch self {
    case .lzfse: .lzfse
    case .zlib: .zlib
    case .lz4: .lz4
    case .lzma: .lzma
    case .lzbitmap: .lzbitmap
    case .brotli: .brotli
    }
  }
}

public enum FilterOperation: Sendable { case compress, decompress }

public enum FilterError: Error { case invalidState, invalidData }

/// What both filters work with.
private final class FilterStep {
  let codec: _Codec
  var isAtEnd = false

  init(_ operation: FilterOperation, _ algorithm: Algorithm) throws {
    let encodes = operation == .compress
    if let obstacle = algorithm.form._obstacle(encodes: encodes) {
      FileHandle.standardError.write(Data("Compression: \(obstacle)\n".utf8))
    }
    guard let codec = _Codec(algorithm.form, encodes: encodes) else {
      throw FilterError.invalidState
    }
    self.codec = codec
  }

  /// Gives what the input leads to, in pieces of a size.
  func process(
    _ input: Data, isLast: Bool, bufferCapacity: Int, _ write: (Data) throws -> Void
  ) throws {
    var rest = input[...]
    var room = [UInt8](repeating: 0, count: bufferCapacity)
    while !isAtEnd {
      let step = rest.withUnsafeBytes { input in
        room.withUnsafeMutableBytes { codec.process(input, into: $0, isLast: isLast) }
      }
      if step.status == .failed { throw FilterError.invalidData }
      rest = rest.dropFirst(step.taken)
      if step.written > 0 { try write(Data(room[..<step.written])) }
      isAtEnd = step.status == .end
      if step.taken == 0, step.written == 0 { break }
    }
    if isLast, !isAtEnd { throw FilterError.invalidData }
  }
}

public class OutputFilter {
  private let step: FilterStep
  private let bufferCapacity: Int
  private let writingTo: (Data?) throws -> Void
  private var isFinal = false

  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
    writingTo: @escaping (Data?) throws -> Void
  ) throws {
    step = try FilterStep(operation, algorithm)
    self.bufferCapacity = bufferCapacity
    self.writingTo = writingTo
  }

  public func write<D: DataProtocol>(_ data: D?) throws {
    guard let data, !data.isEmpty else { return try finalize() }
    try step.process(Data(data), isLast: false, bufferCapacity: bufferCapacity, writingTo)
  }

  public func finalize() throws {
    guard !isFinal else { return }
    isFinal = true
    try step.process(Data(), isLast: true, bufferCapacity: bufferCapacity, writingTo)
    try writingTo(nil)
  }
}

public class InputFilter<D: DataProtocol> {
  private let step: FilterStep
  private let bufferCapacity: Int
  private let readingFrom: (Int) throws -> D?
  private var ready = Data()
  private var isInputAtEnd = false

  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
    readingFrom: @escaping (Int) throws -> D?
  ) throws {
    step = try FilterStep(operation, algorithm)
    self.bufferCapacity = bufferCapacity
    self.readingFrom = readingFrom
  }

  public func readData(ofLength count: Int) throws -> Data? {
    while ready.count < count, !step.isAtEnd, !isInputAtEnd {
      let data = try readingFrom(bufferCapacity)
      isInputAtEnd = data?.isEmpty ?? true
      try step.process(
        data.map { Data($0) } ?? Data(), isLast: isInputAtEnd, bufferCapacity: bufferCapacity
      ) { ready += $0 }
    }
    guard !ready.isEmpty else { return nil }
    let part = Data(ready.prefix(count))
    ready = Data(ready.dropFirst(part.count))
    return part
  }
}
