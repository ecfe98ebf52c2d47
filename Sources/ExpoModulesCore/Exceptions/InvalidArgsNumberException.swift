/// A function was called with another number of arguments.
final class InvalidArgsNumberException: GenericException<
  (received: Int, expected: Int, required: Int)
>,
@unchecked Sendable
{
  override var reason: String {
    let text = "Received \(param.received) arguments, but \(param.expected) was expected"
    return param.required < param.expected
      ? text + " and at least \(param.required) is required" : text
  }
}
