/// Takes back changes; Foundation on Linux lacks this class.
open class UndoManager: @unchecked Sendable {
  // Unchecked: it has no state.
  public init() {}

  /// Does nothing.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {}
  open func setActionName(_ name: String) {}
  open func undo() {}
  open func redo() {}
}
