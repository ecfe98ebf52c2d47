import Synchronization

/// Who is told before an observable object changes. Not part of Apple's API: on iOS it is the
/// publisher `objectWillChange`.
public enum _ObjectChanges {
  /// An observer of one object, until it is released.
  public final class Observation: Sendable {
    private let object: ObjectIdentifier
    private let number: Int

    fileprivate init(_ object: ObjectIdentifier, _ number: Int) {
      self.object = object
      self.number = number
    }

    deinit { _ObjectChanges.remove(object, number) }
  }

  private struct State {
    var observers: [ObjectIdentifier: [Int: @Sendable () -> Void]] = [:]
    var count = 0
  }

  private static let state = Mutex(State())

  /// Calls `action` before each change of the object, on the thread of the change. The caller keeps
  /// the object as long as the observation.
  public static func observe(
    _ object: any ObservableObject, _ action: @escaping @Sendable () -> Void
  ) -> Observation {
    let id = ObjectIdentifier(object)
    let number = state.withLock { state in
      state.count += 1
      state.observers[id, default: [:]][state.count] = action
      return state.count
    }
    return Observation(id, number)
  }

  /// Tells the observers of an object that it is about to change.
  public static func send(_ object: any ObservableObject) {
    let actions = state.withLock { state in
      state.observers[ObjectIdentifier(object)].map { Array($0.values) } ?? []
    }
    for action in actions { action() }
  }

  private static func remove(_ object: ObjectIdentifier, _ number: Int) {
    state.withLock { state in
      state.observers[object]?[number] = nil
      if state.observers[object]?.isEmpty == true { state.observers[object] = nil }
    }
  }
}
