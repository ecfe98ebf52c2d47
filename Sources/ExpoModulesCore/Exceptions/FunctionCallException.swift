/// The call of a function failed; the cause says why.
final class FunctionCallException: GenericException<String>, @unchecked Sendable {
  override var reason: String { "Calling the '\(param)' function has failed" }
  override var code: String { (cause as? Exception)?.code ?? super.code }
}
