public import Foundation

/// An error that reaches the script with a code and the errors that caused it.
///
/// Unchecked, as its subclasses are, because `cause` is a variable, as in Expo: it is set by whoever makes
/// the exception, before it is thrown.
open class Exception: CodedError, ChainableException, CustomDebugStringConvertible,
  LocalizedError, @unchecked Sendable
{
  /// Where an exception was made.
  public struct Origin: Sendable {
    public var file: String
    public var line: UInt
    public var function: String
  }

  private let ownName: String?
  private let ownDescription: String?
  private let ownCode: String?
  public let origin: Origin
  open var cause: (any Error)?

  public init(
    file: String = #fileID, line: UInt = #line, function: String = #function
  ) {
    (ownName, ownDescription, ownCode) = (nil, nil, nil)
    origin = Origin(file: file, line: line, function: function)
  }

  public init(
    name: String, description: String, code: String? = nil, file: String = #fileID,
    line: UInt = #line, function: String = #function
  ) {
    (ownName, ownDescription, ownCode) = (name, description, code)
    origin = Origin(file: file, line: line, function: function)
  }

  /// The name of the class, unless the exception was made with one.
  open var name: String { ownName ?? "\(Self.self)" }

  /// What went wrong; subclasses override it.
  open var reason: String { ownDescription ?? "undefined reason" }

  /// That of the name, unless the exception was made with one: `TimerException` gives `ERR_TIMER`.
  open var code: String { ownCode ?? Self.code(named: name) }

  /// The reason, and those of the causes below it.
  open var description: String {
    guard let cause else { return reason }
    let text = (cause as? any CodedError)?.description ?? cause.localizedDescription
    return "\(reason)\n→ Caused by: \(text)"
  }

  open var debugDescription: String { "\(name): \(description) (at \(origin.file):\(origin.line))" }

  public var errorDescription: String? { description }

  /// Returns the code for the name of a type.
  static func code(named name: String) -> String {
    var name = name.split(separator: "<").first.map(String.init) ?? name
    for suffix in ["Error", "Exception"] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
      break
    }
    var code = ""
    for letter in name {
      if letter.isUppercase, !code.isEmpty { code += "_" }
      code += letter.uppercased()
    }
    return "ERR_" + code
  }
}
