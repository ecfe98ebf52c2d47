/// Null was given where no optional is.
final class NullCastException: GenericException<Any.Type>, @unchecked Sendable {
  override var reason: String { "Cannot cast null to non-optional '\(param)'" }
}
