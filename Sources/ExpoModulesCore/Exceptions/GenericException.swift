/// An exception with a value that describes it.
open class GenericException<ParamType>: Exception, @unchecked Sendable {
  public let param: ParamType

  public init(
    _ param: ParamType, file: String = #fileID, line: UInt = #line, function: String = #function
  ) {
    self.param = param
    super.init(file: file, line: line, function: function)
  }
}
