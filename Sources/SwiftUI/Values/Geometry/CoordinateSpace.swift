public enum CoordinateSpace: Hashable {
  case global, local
  case named(AnyHashable)
}
