import Foundation

extension Error {
  /// Why a file operation of Foundation's has failed, in the words of the system: its own refer only to
  /// "the operation" and "the file".
  package var systemReason: String {
    let system = (self as? CocoaError)?.underlying as? POSIXError
    return system.map { String(cString: strerror($0.code.rawValue)) } ?? localizedDescription
  }
}
