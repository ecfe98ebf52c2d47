/// A value has another type.
final class CastingException: GenericException<(value: String, type: Any.Type)>, @unchecked Sendable
{
  override var code: String { "ERR_CASTING_FAILED" }
  override var reason: String { "Cannot cast '\(param.value)' to \(param.type)" }
}
