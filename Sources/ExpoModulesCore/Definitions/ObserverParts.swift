/// Is called with the first listener of an event, or after the last has gone.
struct ObserverParts {
  let isStart: Bool
  /// Nil: all events.
  let event: String?
  let perform: () -> Void
}
