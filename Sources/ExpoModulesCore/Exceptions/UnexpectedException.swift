import Foundation

/// An error that is no exception, as the script sees it.
public class UnexpectedException: Exception, @unchecked Sendable {
  private let text: String

  public init(
    _ error: any Error, file: String = #fileID, line: UInt = #line, function: String = #function
  ) {
    text = error.localizedDescription
    super.init(file: file, line: line, function: function)
  }

  public override var reason: String { text }
}
