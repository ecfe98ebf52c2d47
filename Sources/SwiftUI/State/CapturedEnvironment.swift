/// The environment of a view's last body, for the view's actions, which run when no body does.
final class CapturedEnvironment {
  /// Nil: the view has no node.
  var values: EnvironmentValues? {
    // What records the reads of the body keeps what it has read.
    didSet { values?.bodyReader = nil }
  }

  /// The environment of the body that is running, else that of the last one.
  var current: EnvironmentValues {
    let running = EnvironmentValues.current
    return running.bodyReader == nil ? values ?? running : running
  }
}
