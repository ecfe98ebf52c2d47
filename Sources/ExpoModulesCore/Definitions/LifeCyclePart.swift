/// A moment of the module's life, or of the app's.
enum LifeCyclePart {
  case create, destroy, contextDestroys, foreground, background, active
}
