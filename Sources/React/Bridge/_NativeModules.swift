/// The native modules of a library. What is generated for the sources of an app declares one type that
/// conforms.
public protocol _NativeModules {
  /// The modules in the order of their names; each time new ones, as after a reload. To be asked on the
  /// main thread: modules that want it are set up there.
  static var modules: [_NativeModule] { get }
}
