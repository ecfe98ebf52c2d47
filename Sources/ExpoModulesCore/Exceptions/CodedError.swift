import Foundation

/// An error with a code for the script.
public protocol CodedError: Error, CustomStringConvertible {
  var code: String { get }
  var description: String { get }
}

extension CodedError {
  /// That of the type: `NotFoundError` gives `ERR_NOT_FOUND`.
  public var code: String { Exception.code(named: "\(type(of: self))") }
  public var description: String { localizedDescription }
}
